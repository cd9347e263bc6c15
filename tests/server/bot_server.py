"""A server that is nothing but bots; it tells the number of their process and waits to be killed.

python -m tests.server.bot_server BOT
"""

from __future__ import annotations

import asyncio
import sys

from ludi.server.workers import BotJob, Workers


async def main(bot: str) -> None:
    """Have the bot think."""
    workers = Workers(1, patience=1.0, is_trusted=True)
    await workers.choose(BotJob("forum", {}, 4, [], 0, bot, 1))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
