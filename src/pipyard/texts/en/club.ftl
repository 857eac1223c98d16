### The club: why something is refused, and what `pipyard admin club` says.

why-store-is-newer = the store was written by a newer version of Pipyard: install that version, or use another folder with --data
why-store-has-no-club = there is no club here
why-ratings-need-openskill = rated games need the package openskill: pip install openskill
why-no-such-member = there is no such member
why-too-many-invitations = too many invitations are waiting to be used: wait until some are used or have expired
why-by-invitation-only = new members need an invitation, and this one is not valid or has been used
why-club-is-full = the club is full
why-name-is-empty = a member needs a name
why-name-is-taken = another member has this name
why-key-is-unknown = no member has this key
why-you-are-banned = the hosts of this house have banned you
why-members-only = this house is for members: become one on the page “Club”
why-moderators-only = only moderators may do this
why-hosts-only = only hosts of the house may do this
why-not-yourself = you cannot do this to yourself
why-game-is-rated = this is a rated game: no hints, no moves taken back, and everybody keeps their seat until it is over
why-rated-needs-members = rated games are for members of the club, one at each device
why-rated-one-seat = you already have a seat in this rated game
why-rated-names = in rated games members play under their own names
why-cannot-be-rated = only games of two or more players, with dice rolled by the table, can be rated
why-rated-needs-a-clock = a rated game needs a clock, and whoever runs out of time loses
why-too-many-reports = the moderators already have many reports to look at: try again later
why-nothing-to-report = there is no such name or line of chat at this table
why-not-by-correspondence = only a game for two or more whose players take turns can have days for a move
why-days-are-the-clock = a game with days for a move has no other clock and no real dice, and whoever runs out of time loses
why-rated-one-device = somebody already plays this rated game from this device
why-rated-standard-options = rated games have the usual options, or those of a ready-made variant: others could not be compared

admin-club-banned = banned
admin-club-member = member
admin-club-moderator = moderator
admin-club-host = host
admin-club-empty = The club has no members yet.
admin-club-door-open = The house is open to everybody.
admin-club-door-members = The house is for members; everybody can become one.
admin-club-door-invited = The house is for members; new ones need an invitation.
admin-club-done = { $name }: done
admin-club-would-delete = { $name } would be deleted with everything personal; games stay, without the name. Add --yes to do it.
admin-club-invitation = Valid for one person and { $days } days; put it after the address of your table: /me?invitation={ $code }

help-manage-the-club = Manage the members of the club.
help-club-members = List all members.
help-club-role = Make somebody a member, moderator or host.
help-club-ban = Ban a member, or lift the ban.
help-club-lift = Lift the ban.
help-club-rename = Give a member another name.
help-club-delete = Delete an account with everything personal. Games stay, without the name.
help-club-really = Really delete it.
help-club-data = Print everything the club knows about a member, as JSON.
help-club-door = Show who may come in, or change it.
help-club-door-is = open: everybody; members: members only; invited: members only, and new ones need an invitation.
help-club-invite = Print an invitation for one new member.
help-club-name = The name of a member.
help-club-new-name = The new name.
help-club-new-role = member, moderator or host.

metavar-name = NAME
metavar-new = NEW
metavar-role = ROLE
metavar-door = DOOR
