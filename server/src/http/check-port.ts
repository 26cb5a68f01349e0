import { createServer } from "node:net";

/** Throws what listening would throw (EADDRINUSE, EACCES, EADDRNOTAVAIL), before anything slow has been opened. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ port, host }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
