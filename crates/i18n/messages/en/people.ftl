# Names, devices, one-time codes and logging out.

people-name-blank = A name needs at least one letter or digit.
people-name-too-long = This name is too long. Use at most { $limit } characters.
people-name-character = A name cannot contain the character { $character }. Use letters, digits, spaces, hyphens and apostrophes.
people-name-marks = This name puts too many marks on one letter. Use ordinary letters and accents.
people-name-mixed = The word “{ $word }” mixes letters of different alphabets that look alike. Write each word in one alphabet.
people-name-reserved = “{ $name }” is the name of a bot. Choose another name, or add to it.
people-name-taken = Another player at this table is called “{ $name }”, or nearly so. Choose another name, such as “{ $suggestion }”.

people-devices = Your devices
people-devices-explain = You have no account and no password: each browser has its own key. Keep at least two, so that you do not lose your games.
people-devices-list = Devices that play as you
people-device-own = this device
people-device-program = A program
people-device-unknown = Unknown browser
people-device-used = { $days ->
    [0] used today
    [1] last used yesterday
   *[other] last used { $days } days ago
}
people-device-added = { $days ->
    [0] added today
    [1] added yesterday
   *[other] added { $days } days ago
}
people-device-remove = Remove
people-device-remove-this = Remove { $device }
people-devices-remove-others = Remove all other devices

people-another-device = Play on another device
people-another-device-explain = Make a code here and enter it there. The other device then plays as you.
people-code-make = Make a code
people-code-make-again = Make a new code
people-code-type = On the other device, open the first page of this site, choose “I already play on another device” and type this code:
people-code-open = Or open this link there:
people-code-valid = The code works once, for { $minutes } minutes. Show it to nobody else.

people-enter-other = I already play on another device
people-enter-title = Play here as on another device
people-enter-explain = On the device where you play, open “Play on another device” on the first page and make a code. It has 16 letters and digits; capitals, spaces and hyphens do not matter.
people-enter-code = Code
people-enter-submit = Continue
people-enter = Play as { $name } in this browser?
people-enter-button = Play here as { $name }
people-enter-same = This browser already plays as { $name }.
people-enter-now = Here you are { $name } at the moment.
people-enter-kept = You will no longer be { $name } in this browser. No game is lost.
people-enter-anyway = Give up my games and play as { $name }
people-loses-tables = No other device plays as { $name }. If you continue, you cannot get back to { $count ->
    [one] the game
   *[other] the { $count } games
} that you play as { $name }.
people-keep-explain = To keep your games, add another device first.
people-keep-first = Add a device first

people-log-out = Log out
people-log-out-explain = This browser then no longer plays as you. Your other devices stay logged in.
people-log-out-last = This is your only device: if you log out here, nobody can play as you any more.
people-log-out-anyway = Log out anyway

people-error-unknown-code = This code is not valid: it was used, has expired or has a typing error. Make a new one on a device where you play.
people-error-too-many-devices = { $count } devices play as you already. Remove one first.
