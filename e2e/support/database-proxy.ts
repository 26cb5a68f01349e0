import { connect, createServer, type Socket } from "node:net";

/** Stands between servers and PostgreSQL, and can fall silent as a database does whose processes were stopped. */
export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  url: string;
  /** From now on nothing passes, though connections are taken; the answer lets everything pass again. */
  hang(): () => void;
  close(): Promise<void>;
}

function connectTo(target: URL): Socket {
  const port = Number(target.port || "5432");
  const folder = target.searchParams.get("host");
  if (folder?.startsWith("/")) return connect(`${folder}/.s.PGSQL.${port}`);
  return connect(port, folder ?? target.hostname);
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connectTo(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (isHanging) from.pause();
      from.on("data", (data) => to.write(data));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isHanging) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(address.port);
  url.searchParams.delete("host");
  return {
    url: url.href,
    hang: () => {
      isHanging = true;
      for (const socket of sockets) socket.pause();
      return () => {
        isHanging = false;
        for (const socket of sockets) socket.resume();
      };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
