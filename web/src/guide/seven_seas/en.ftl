# A first game of Pirates of the 7 Seas, in English.
welcome = Welcome aboard! Chests are points, and Black Spots cost you some. Your dice are your ships: they carry goods and fight for you. This first game ends after eight rounds.
character = All choose a character in secret. A card you have used lies in front of you until you play Captain, Aborigine or Shaman, so mix them.
caravan = As Captain you play a Caravan card from your hand, and everybody is called to the raid. To decline costs a Black Spot.
send = How many empty ships do you send? More ships win more easily and bring more booty, but those that sink go to your reserve.
booty = The raid has succeeded. You draw a card for each ship of yours afloat; load what has room, since a ship carries one good, or two with a Double Hold.
sell = The port pays a chest for any good. Sell three or more of a kind together and it pays its price for each.
buy = The Shipwright buys ships from your reserve, a chest each. Ships in reserve neither fight nor carry.
gift = You alone chose this character, so it gives you something extra.
corsair = As Governor you become the Corsair of a country: all ships of your reserve are free, but a Black Spot comes with it, and another whenever a caravan of that country is plundered.
ritual = With Yin-Yang tokens you can perform rituals: a good bargain, a larger hold, a ship that does not sink.
battle = Red dice are the caravan. Of all pairs of a red die and a pirate die the closest fights: the lower number sinks, and equal numbers sink both. So it goes on until one side is gone.
spot = A Black Spot: three points less at the end. It comes from an action that one cannot perform or declines, from sending no ship to a plunder, from being a Corsair, and from Adventure cards left in hand at the end.
curse = A curse strikes everybody, its caster too. Most throw the fleets: each die struck costs its owner a good, or in the Whirlpool a Talisman, and whoever lacks it loses a ship. Idol, Salary and Tavern take in ways of their own.
port = The port has changed, and with it what each good is worth.
guards = Every ten chests need a ship to guard them on the island. It neither fights nor carries meanwhile.
scoring = The end: goods are sold, and chests, Talismans and Yin-Yang tokens counted. Black Spots and cards in hand cost points.
