import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections, one of which could take a free one away again. */
const PORTS = { from: 20_000, to: 32_000 };

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
