import { createServer, type Socket } from "node:net";
import { expect } from "vitest";

/** A server that ends while it sends a mail leaves it to the next one for two minutes. */
const PATIENCE_MS = 150_000;

export interface MailServer {
  url: string;
  /** Sends every mail away for now (451), or takes them again. */
  refuse(refuses: boolean): void;
  /** Mails that it was offered, whether it took them or not. */
  countOffers(): number;
  /** The mails it took, as they came; waits for the first. */
  waitForMails(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A mail server on loopback that speaks as much SMTP (RFC 5321) as it takes to be given mail. */
export async function startMailServer(): Promise<MailServer> {
  let refuses = false;
  let offers = 0;
  const taken: string[] = [];
  const sockets = new Set<Socket>();

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    let received = "";
    let isData = false;
    socket.write("220 loopback\r\n");
    socket.setEncoding("utf8").on("data", (text) => {
      received += text;
      const end = isData ? "\r\n.\r\n" : "\r\n";
      for (let at = received.indexOf(end); at >= 0; at = received.indexOf(isData ? "\r\n.\r\n" : "\r\n")) {
        const part = received.slice(0, at);
        received = received.slice(at + (isData ? 5 : 2));
        answer(part);
      }
    });

    function answer(part: string): void {
      const verb = part.slice(0, 4).toUpperCase();
      if (isData) {
        isData = false;
        taken.push(part.replaceAll("\r\n..", "\r\n."));
        socket.write("250 taken\r\n");
      } else if (verb === "RCPT") {
        offers += 1;
        socket.write(refuses ? "451 try again later\r\n" : "250 ok\r\n");
      } else if (verb === "DATA") {
        isData = true;
        socket.write("354 go on\r\n");
      } else if (verb === "QUIT") {
        socket.end("221 bye\r\n");
      } else {
        socket.write("250 ok\r\n");
      }
    }
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port to listen on");

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    refuse: (next) => {
      refuses = next;
    },
    countOffers: () => offers,
    waitForMails: async () => {
      await expect.poll(() => taken.length, { timeout: PATIENCE_MS, message: "mails taken" }).toBeGreaterThan(0);
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
