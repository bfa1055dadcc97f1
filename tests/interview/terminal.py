"""Holds a conversation at a terminal: reads {"command": [...], "steps": [[awaited, keys], ...]} and prints what was shown.

The keys of a step are typed once its text has been shown. The last line says how the program ended.
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

PATIENCE = 20

told = json.load(sys.stdin)
process, terminal = pty.fork()
if process == 0:
    os.environ.update(TERM="xterm", NO_COLOR="1")
    # Whoever runs the tests in the background ignores this signal, and so would the program.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # A moment in which the terminal gets its size.
    time.sleep(0.2)
    os.execv(told["command"][0], told["command"])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
shown = ""
seen = 0


def plain(data):
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", data).replace("\r", "")


def look(seconds):
    """Reads what is shown within a time; whether there is more to come."""
    global shown
    if not select.select([terminal], [], [], seconds)[0]:
        return True
    try:
        data = os.read(terminal, 65536)
    except OSError:
        return False
    shown += data.decode(errors="replace")
    return bool(data)


for awaited, keys in told["steps"]:
    end = time.monotonic() + PATIENCE
    while awaited not in plain(shown[seen:]) and time.monotonic() < end and look(0.1):
        pass
    # What belongs to the question is drawn to its end.
    look(0.3)
    seen = len(shown)
    try:
        os.write(terminal, keys.encode())
    except OSError:
        # The program has ended.
        break
end = time.monotonic() + PATIENCE
while time.monotonic() < end and look(0.1):
    pass
# Nobody waits for a program that does not end.
time.sleep(0.5)
ended, status = os.waitpid(process, os.WNOHANG)
if ended == 0:
    os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
print(plain(shown))
print("ended", os.waitstatus_to_exitcode(status))
