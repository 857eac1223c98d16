"""``pipyard admin club``: members, roles, bans, the door. It works beside a running server."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated

import msgspec
import typer

from pipyard.server.admin_store import AsJson, Folder, with_store
from pipyard.server.club import members
from pipyard.server.club.club import Club
from pipyard.server.club.members import INVITED_DAYS, Door, Member, Role
from pipyard.server.protocol.club_messages import MyData
from pipyard.server.store.base import Store
from pipyard.texts import say

club = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Manage the members of the club.")
MEMBERS_LISTED = 1000
Name = Annotated[str, typer.Argument(help="The name of a member.", metavar="NAME")]


@club.command(name="members")
def list_members(data: Folder = None, as_json: AsJson = False) -> None:
    """List all members."""

    async def work(store: Store) -> list[Member]:
        found: list[Member] = []
        while page := await store.run(partial(members.everybody, MEMBERS_LISTED, len(found))):
            found += page
        return found

    found = with_store(data, work)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    for one in found:
        since = time.strftime("%Y-%m-%d", time.gmtime(one.made / 1000))
        state = f"  {say('admin-club-banned')}" if one.banned else ""
        typer.echo(f"{since}  {say(f'admin-club-{one.role}')}  {one.name}{state}")
    if not found:
        typer.echo(say("admin-club-empty"), err=True)


@club.command()
def role(name: Name, new: Annotated[Role, typer.Argument(help="member, moderator or host.", metavar="ROLE")], data: Folder = None) -> None:
    """Make somebody a member, moderator or host."""

    async def work(store: Store) -> None:
        await store.run(partial(members.give_role, (await store.run(partial(members.by_name, name))).id, new))

    with_store(data, work)
    typer.echo(say("admin-club-done", name=name), err=True)


@club.command()
def ban(name: Name, data: Folder = None, lift: Annotated[bool, typer.Option("--lift", help="Lift the ban.")] = False) -> None:
    """Ban a member, or lift the ban."""

    async def work(store: Store) -> None:
        await store.run(partial(members.ban, (await store.run(partial(members.by_name, name))).id, not lift))

    with_store(data, work)
    typer.echo(say("admin-club-done", name=name), err=True)


@club.command()
def rename(name: Name, new: Annotated[str, typer.Argument(help="The new name.", metavar="NEW")], data: Folder = None) -> None:
    """Give a member another name."""

    async def work(store: Store) -> None:
        await store.run(partial(members.rename, (await store.run(partial(members.by_name, name))).id, new))

    with_store(data, work)
    typer.echo(say("admin-club-done", name=name), err=True)


@club.command()
def delete(name: Name, data: Folder = None, yes: Annotated[bool, typer.Option("--yes", help="Really delete it.")] = False) -> None:
    """Delete an account with everything personal. Games stay, without the name."""

    async def work(store: Store) -> None:
        member = await store.run(partial(members.by_name, name))
        if yes:
            await Club(store).delete(member)

    with_store(data, work)
    typer.echo(say("admin-club-done" if yes else "admin-club-would-delete", name=name), err=True)


@club.command(name="data")
def data_of(name: Name, data: Folder = None) -> None:
    """Print everything the club knows about a member, as JSON."""

    async def work(store: Store) -> MyData:
        return await Club(store).everything(await store.run(partial(members.by_name, name)))

    typer.echo(msgspec.json.format(msgspec.json.encode(with_store(data, work)), indent=2).decode())


DoorArgument = Annotated[
    Door | None,
    typer.Argument(help="open: everybody; members: members only; invited: members only, and new ones need an invitation.", metavar="DOOR"),
]


@club.command()
def door(wanted: DoorArgument = None, data: Folder = None) -> None:
    """Show who may come in, or change it."""

    async def work(store: Store) -> Door:
        if wanted is not None:
            await store.run(partial(members.set_door, wanted))
        return await store.run(members.door)

    typer.echo(say(f"admin-club-door-{with_store(data, work)}"))


@club.command()
def invite(data: Folder = None) -> None:
    """Print an invitation for one new member."""

    async def work(store: Store) -> str:
        return await store.run(partial(members.invite, ""))

    typer.echo(say("admin-club-invitation", code=with_store(data, work), days=INVITED_DAYS))
