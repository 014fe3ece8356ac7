"""Who a request or a connection comes from, as far as limits and sanctions tell people apart."""

from msgspec import Struct

from trickerion.server.tokens import hashed


class Visitor(Struct, frozen=True):
    """A signed-in account, an address, or somebody on this machine."""

    account: str | None = None
    address: str | None = None
    """The hash of the address; None for this machine, to which no limits apply."""
    is_bot: bool = False
    """Is it a bot account?"""

    @property
    def subjects(self) -> list[str]:
        """What sanctions call this visitor."""
        found = [account_subject(self.account)] if self.account else []
        return [*found, address_subject(self.address)] if self.address else found

    def keys(self, table_id: str) -> list[str]:
        """What a table's removals call this visitor, the most specific first."""
        return [hashed(f"{table_id} {subject}") for subject in self.subjects]


def account_subject(account: str) -> str:
    return f"account {account}"


def address_subject(address: str) -> str:
    return f"address {address}"
