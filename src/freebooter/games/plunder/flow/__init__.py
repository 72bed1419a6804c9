"""Plunder's frames, by section of the rulebook."""

from typing import Any

from freebooter.core.table import Frame
from freebooter.games.plunder.flow import battle, castaway, payment, placing, rounds, setup, talk, treasure, turn

FRAMES: "tuple[type[Frame[Any]], ...]" = (
    setup.LayingMap,
    setup.PlacingTokens,
    setup.PlacingStorm,
    setup.RollingForOrder,
    setup.PickingIslands,
    setup.Dealing,
    rounds.Rounds,
    turn.Turn,
    turn.SailingRoll,
    turn.StormSpin,
    castaway.Castaway,
    placing.Placing,
    placing.Compass,
    payment.Toll,
    payment.Bartering,
    payment.Loss,
    payment.TakingCards,
    payment.Drawing,
    battle.Battle,
    battle.Bribe,
    battle.BribeAnswer,
    talk.Composing,
    talk.TradeOffer,
    talk.Counter,
    talk.OpenOffer,
    talk.ChoosingAnswer,
    talk.Threat,
    talk.GiftRequest,
    treasure.Finding,
    treasure.CardEffect,
    treasure.Respin,
    treasure.ChoosingShip,
    treasure.ChoosingTarget,
    treasure.Stripping,
    treasure.ChoosingVictim,
    treasure.Robbery,
    treasure.Stealing,
    treasure.StealRequest,
    treasure.BlindSteal,
)
