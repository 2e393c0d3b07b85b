"""Why the machine would not open, write or listen, told apart as far as a person can mend it."""

import errno
from enum import Enum


class Obstacle(Enum):
    """What was in the way."""

    NOT_THERE = "not_there"
    IS_A_FOLDER = "is_a_folder"
    NOT_ALLOWED = "not_allowed"
    READ_ONLY = "read_only"
    DISK_FULL = "disk_full"
    BAD_NAME = "bad_name"
    NAME_TOO_LONG = "name_too_long"
    PORT_TAKEN = "port_taken"


Why = Obstacle | str
"""What was in the way, or the machine's own words where it is something rare."""
_BY_NUMBER = {
    errno.ENOENT: Obstacle.NOT_THERE,
    errno.ENOTDIR: Obstacle.NOT_THERE,
    errno.EISDIR: Obstacle.IS_A_FOLDER,
    errno.EACCES: Obstacle.NOT_ALLOWED,
    errno.EPERM: Obstacle.NOT_ALLOWED,
    errno.EROFS: Obstacle.READ_ONLY,
    errno.ENOSPC: Obstacle.DISK_FULL,
    errno.EDQUOT: Obstacle.DISK_FULL,
    errno.EINVAL: Obstacle.BAD_NAME,
    errno.ENAMETOOLONG: Obstacle.NAME_TOO_LONG,
    errno.EADDRINUSE: Obstacle.PORT_TAKEN,
}


def why(error: OSError | ValueError) -> Why:
    """What was in the way; a `ValueError` is raised for a name that no file can have."""
    if isinstance(error, ValueError) and not isinstance(error, OSError):
        return Obstacle.BAD_NAME
    assert isinstance(error, OSError)
    return _BY_NUMBER.get(error.errno or 0, error.strerror or str(error))
