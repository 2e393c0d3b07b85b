"""The law of worth: what things are worth while the game goes on, by the years that are left.

Fitted on games played side by side, for each number of players on its own: one player keeps a law in which
something is changed, against others who keep it as it was. With 4 players the law is nearly flat. With 2 and
3 a game has more years, and each adds less: all slopes at about half and three quarters of those for 4 won
most of what was tried (0.5, 0.7, 0.85 and 1.2 times as steep, 6,000 games each), and were then set a little
steeper. `python -m tests.bench.fit` tries every coefficient on its own: with 4 players, three rounds of
24,000 games each made troops a little dearer and the pace a little slower, which won 25.8 % of 240,000 fresh
games against the law before (give or take 0.2).

Majorities are told by another forecast than the one plays are chosen by. `python -m tests.bench.calibration`
sets beside each what came of it: by the forecast for choosing, five years before the end, one that is called
ten points likelier came true only six points more often with 4 players, seven with 3 and six with 2. The
forecast that is told counts golden turns, and doubts more the more years are to come; it was fitted on the
turns of 250, 60 and 90 games, until that slope was near one at every number of years. To choose by it won no
more games with 4 players (25.2 % of 24,000, give or take 0.5), no more with 3 (32.7 %, give or take 0.6), and
far fewer with 2 (37.7 %): there, who counts on golden turns no longer defends what he has.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """What a thing is worth: `now`, and so much more for `each_year` to come; `final` in the final count."""

    now: float
    each_year: float
    final: float = 0.0

    def at(self, years: Any, going_on: Any) -> Any:
        """The worth with so many years to come; `going_on` is 1 where they are sure, 0 where the game ends.
        Both may be numbers, or arrays of them."""
        return self.final + (self.now - self.final + self.each_year * years) * going_on


@dataclass(frozen=True, slots=True)
class Forecast:
    """How majorities are foreseen."""

    fill: float
    """Kamons that a player places in a year: a little otherwise than really, for provinces do not fill up by
    chance."""
    golden: float = 0.0
    """How many provinces have a kamon turned golden in a year."""
    doubt: float = 0.0
    """How much less sure a majority is than boards that fill up by chance would make it, times the square of
    the years to come: others come and take it back."""


@dataclass(frozen=True, slots=True)
class Law:
    """The worth of all that is kept, of majorities, and of what others have."""

    koku: Line = Line(1.0, 0.38, final=1.0)
    """One point in the final count, and what it can buy before."""
    single: Line = Line(1.1, 0.6)
    double: Line = Line(1.87, 1.03)
    exchange: Line = Line(3.4, 0.22, final=0.7)
    """Stands for the one troop that is lacking; in the final count it turns a troop into a koku, if there is
    one."""
    plus_one: Line = Line(3.8, 0.4, final=1.0)
    draw: Line = Line(1.1, 0.9)
    majority: Line = Line(1.0, -0.05)
    """How much of a majority's favour counts, foreseen with so many years to come."""
    hatamoto: float = 0.4
    """What it costs to use the joker, which could serve a second conquest. Playouts only: the model weighs
    that."""
    pace: float = 1.35
    """Kamons that a player places in a year."""
    fill: float = 1.2
    """The same as majorities are foreseen for choosing a play, without golden turns or doubt."""
    told: Forecast = Forecast(1.7, golden=2.5, doubt=0.003)
    """How majorities are foreseen where they are told."""
    fade: float = 1.2
    """With fewer years to come than this, the game may be over before what is kept is of use."""
    rival: float = 0.3
    """What it is worth to take a point from the rivals: most of it from the one who leads."""


LAWS = {
    2: Law(
        koku=Line(1.0, 0.22, final=1.0),
        single=Line(1.1, 0.35),
        double=Line(1.87, 0.6),
        exchange=Line(3.4, 0.13, final=0.7),
        plus_one=Line(3.8, 0.23, final=1.0),
        draw=Line(1.1, 0.52),
        rival=1.0,
        fill=1.7,
        told=Forecast(2.0, golden=2.5, doubt=0.012),
    ),
    3: Law(
        koku=Line(1.0, 0.3, final=1.0),
        single=Line(1.1, 0.48),
        double=Line(1.87, 0.83),
        exchange=Line(3.4, 0.17, final=0.7),
        plus_one=Line(3.8, 0.32, final=1.0),
        draw=Line(1.1, 0.72),
        rival=1.0,
        fill=1.7,
        told=Forecast(1.7, golden=2.5, doubt=0.004),
    ),
    4: Law(single=Line(1.4, 0.6), double=Line(2.37, 1.03), rival=0.7, fill=1.1, pace=1.187),
}
"""By number of players."""
