#!/bin/sh
# A headless desktop for end-to-end tests.
#
#   headless-desktop.sh DIR weston|cage|mutter|kwin WIDTH HEIGHT [SCALE [RENDERER]]
#
# DIR becomes the compositor's XDG_RUNTIME_DIR: it is made where it is missing, gets compositor.log
# and, where we are root, belongs to nobody, whom the compositor runs as. There is one output, and no
# mouse, keyboard or touch screen. WIDTH and HEIGHT are pixels, for kwin points; cage ignores them, its
# output has 1280 × 720 pixels. SCALE, pixels per point, and RENDERER, the value of KWIN_COMPOSE, are for
# kwin alone.
#
# Once clients may connect, two lines name what they need, and the script waits:
#
#   XDG_RUNTIME_DIR=DIR
#   WAYLAND_DISPLAY=wayland-wui
#
# The compositor ends with the script; the script ends on a signal, when the compositor ends, or, where
# standard input is a pipe, when that is closed: so it does not outlive a test that crashes.
set -u

if [ $# -lt 4 ] || [ $# -gt 6 ]; then
    echo "usage: $0 DIR weston|cage|mutter|kwin WIDTH HEIGHT [SCALE [RENDERER]]" >&2
    exit 2
fi
mkdir -p "$1" || exit 1
dir=$(cd "$1" && pwd)
name=$2
width=$3
height=$4
scale=${5:-1}
renderer=${6:-Q}
display=wayland-wui
log=$dir/compositor.log

# Debian's kwin_wayland has file capabilities, which a container may refuse to run; a copy has none.
# It insists on its own name.
if [ "$name" = kwin ]; then
    kwin=$(command -v kwin_wayland) && cp "$kwin" "$dir/kwin_wayland" || exit 1
fi

drop=
if [ "$(id -u)" = 0 ]; then
    chown -R nobody:nogroup "$dir"
    drop="setpriv --reuid=nobody --regid=nogroup --clear-groups --pdeathsig TERM"
fi
chmod 0700 "$dir"

run() {
    # shellcheck disable=SC2086 # the words of $drop are a command
    exec env -u WAYLAND_DISPLAY -u WAYLAND_SOCKET -u DISPLAY HOME="$dir" XDG_RUNTIME_DIR="$dir" \
        DBUS_SESSION_BUS_ADDRESS="unix:path=$dir/bus" $drop "$@" >> "$log" 2>&1 < /dev/null
}

# A session bus, for the compositors that do not start without.
bus=
start_bus() {
    run dbus-daemon --session --nofork --address="unix:path=$dir/bus" &
    bus=$!
    for _ in $(seq 100); do
        [ -S "$dir/bus" ] && break
        sleep 0.05
    done
}

case $name in
weston)
    # The screenshooter needs the protocol for debugging. Its kiosk shell shows nothing without a seat.
    printf '[shell]\npanel-position=none\n' > "$dir/weston.ini"
    run weston --backend=headless-backend.so --use-pixman --debug --config="$dir/weston.ini" \
        --width="$width" --height="$height" --socket=$display &
    ;;
cage)
    # It chooses the name of its socket itself.
    display=wayland-0
    run env WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 \
        cage -- setpriv --pdeathsig TERM sleep infinity &
    ;;
mutter)
    start_bus
    run mutter --headless --virtual-monitor "${width}x$height" --wayland \
        --no-x11 --wayland-display $display &
    ;;
kwin)
    start_bus
    run env KWIN_COMPOSE="$renderer" KWIN_SCREENSHOT_NO_PERMISSION_CHECKS=1 "$dir/kwin_wayland" --virtual --width "$width" --height "$height" \
        --scale "$scale" --no-lockscreen --socket $display &
    ;;
*)
    echo "$0: no compositor named $name" >&2
    exit 2
    ;;
esac
compositor=$!
watch=
stop() {
    trap - EXIT
    kill $compositor $watch 2> /dev/null
    sleep 0.3
    kill $bus 2> /dev/null
    kill -KILL $compositor 2> /dev/null
    wait $compositor 2> /dev/null
}
trap stop EXIT
trap 'exit 0' HUP INT TERM

for _ in $(seq 300); do
    [ -S "$dir/$display" ] && break
    kill -0 $compositor 2> /dev/null || break
    sleep 0.05
done
if [ ! -S "$dir/$display" ]; then
    echo "$name did not start; the end of $log:" >&2
    tail -n 20 "$log" >&2
    exit 1
fi

echo "XDG_RUNTIME_DIR=$dir"
echo "WAYLAND_DISPLAY=$display"

if [ -p /dev/stdin ]; then
    # Kept under another number: the standard input of what runs in the background is /dev/null.
    exec 3<&0
    (cat > /dev/null <&3; kill $$ 2> /dev/null) &
    watch=$!
fi
wait $compositor
