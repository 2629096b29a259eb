#!/bin/sh
# A headless sway for end-to-end tests.
#
#   headless-sway.sh DIR [SIZE [COMMAND...]]
#
# DIR becomes the compositor's XDG_RUNTIME_DIR: it is made where it is missing, gets sway.log (with
# debug messages: look for "Client bug:") and, where we are root, belongs to nobody, because sway
# refuses to run as root. SIZE is that of the one output, 1280x800 by default. Windows have no
# borders and no gaps: a single one fills the output. COMMAND runs beside it as a client until the
# end: a headless seat has neither pointer nor keyboard, so give it the tool VirtualPointer, and
# `swaymsg seat - cursor ...` reaches windows.
#
# Once clients may connect, three lines name what they need, and the script waits:
#
#   XDG_RUNTIME_DIR=DIR
#   WAYLAND_DISPLAY=wayland-1
#   SWAYSOCK=DIR/sway-ipc.sock
#
# The compositor ends with the script; the script ends on a signal, when sway ends, or, where
# standard input is a pipe, when that is closed: so it does not outlive a test that crashes.
set -u

if [ $# -lt 1 ]; then
    echo "usage: $0 DIR [SIZE]" >&2
    exit 2
fi
mkdir -p "$1" || exit 1
dir=$(cd "$1" && pwd)
size=${2:-1280x800}
shift $(($# < 2 ? $# : 2))
socket=$dir/sway-ipc.sock

cat > "$dir/sway.conf" <<EOF
xwayland disable
default_border none
default_floating_border none
output * resolution $size position 0 0 scale 1
EOF

drop=
if [ "$(id -u)" = 0 ]; then
    chown -R nobody:nogroup "$dir"
    drop="setpriv --reuid=nobody --regid=nogroup --clear-groups --pdeathsig TERM"
fi
chmod 0700 "$dir"

# shellcheck disable=SC2086 # the words of $drop are a command
env -u WAYLAND_DISPLAY -u WAYLAND_SOCKET -u DISPLAY \
    HOME="$dir" XDG_RUNTIME_DIR="$dir" SWAYSOCK="$socket" \
    WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_HEADLESS_OUTPUTS=1 WLR_LIBINPUT_NO_DEVICES=1 \
    $drop sway -d -c "$dir/sway.conf" > "$dir/sway.log" 2>&1 < /dev/null &
sway=$!
client=
watch=
stop() {
    trap - EXIT
    kill $client $watch 2> /dev/null
    # sway 1.7 misses a TERM that comes just before it goes to sleep.
    kill -KILL $sway 2> /dev/null
    wait $sway 2> /dev/null
}
trap stop EXIT
trap 'exit 0' HUP INT TERM

display=
for _ in $(seq 200); do
    display=$(cd "$dir" && ls -d wayland-[0-9] 2> /dev/null | head -n 1)
    [ -n "$display" ] && [ -S "$socket" ] && break
    if ! kill -0 $sway 2> /dev/null; then
        break
    fi
    sleep 0.05
done
if [ -z "$display" ] || [ ! -S "$socket" ]; then
    echo "sway did not start; the end of $dir/sway.log:" >&2
    tail -n 20 "$dir/sway.log" >&2
    exit 1
fi

if [ $# -gt 0 ]; then
    XDG_RUNTIME_DIR=$dir WAYLAND_DISPLAY=$display "$@" > "$dir/client.log" 2>&1 < /dev/null &
    client=$!
fi

echo "XDG_RUNTIME_DIR=$dir"
echo "WAYLAND_DISPLAY=$display"
echo "SWAYSOCK=$socket"

if [ -p /dev/stdin ]; then
    # Kept under another number: the standard input of what runs in the background is /dev/null.
    exec 3<&0
    (cat > /dev/null <&3; kill $$ 2> /dev/null) &
    watch=$!
fi
wait $sway
