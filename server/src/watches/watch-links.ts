import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const ID_BYTES = 16;
const VERSION_BYTES = 4;
const SEAL_BYTES = 20;

/** Addresses that open something of one watch, or end mails, without signing in; nothing of them is kept. */
export interface WatchLinks {
  /** The page on which the user sees watched searches. */
  page: string;
  unsubscribeAddress: (watchId: string) => string;
  /** The watch that a token of such an address is about; null for one that this server did not make. */
  readUnsubscribe: (token: string) => string | null;
  /** Ends the mails about papers of saved searches that were retracted. */
  alertsUnsubscribeAddress: (userId: string) => string;
  /** The account that a token of such an address is about; null for one that this server did not make. */
  readAlertsUnsubscribe: (token: string) => string | null;
  /** `version` counts how often the address was renewed. */
  feedAddress: (watchId: string, version: number) => string;
  /** Of which watch and version a feed's secret is; null for one that this server did not make. */
  readFeed: (secret: string) => { watchId: string; version: number } | null;
}

/** Tokens are sealed with a key derived from the servers' own secret: with another secret, earlier addresses are not known. */
export function createWatchLinks(serverSecret: string, publicUrl: string): WatchLinks {
  const unsubscribing = createSeal(serverSecret, "medsieve unsubscribing");
  const endingAlerts = createSeal(serverSecret, "medsieve ending mails of retractions");
  const feeding = createSeal(serverSecret, "medsieve feeds");
  return {
    page: `${publicUrl}/watched-searches`,
    unsubscribeAddress: (watchId) => `${publicUrl}/unsubscribe/${unsubscribing.write(toBytes(watchId))}`,
    readUnsubscribe: (token) => {
      const bytes = unsubscribing.read(token);
      return bytes?.length === ID_BYTES ? toId(bytes) : null;
    },
    alertsUnsubscribeAddress: (userId) => `${publicUrl}/unsubscribe-alerts/${endingAlerts.write(toBytes(userId))}`,
    readAlertsUnsubscribe: (token) => {
      const bytes = endingAlerts.read(token);
      return bytes?.length === ID_BYTES ? toId(bytes) : null;
    },
    feedAddress: (watchId, version) => {
      const bytes = Buffer.alloc(ID_BYTES + VERSION_BYTES);
      toBytes(watchId).copy(bytes);
      bytes.writeUInt32BE(version, ID_BYTES);
      return `${publicUrl}/feeds/${feeding.write(bytes)}.atom`;
    },
    readFeed: (secret) => {
      const bytes = feeding.read(secret);
      if (bytes?.length !== ID_BYTES + VERSION_BYTES) return null;
      return { watchId: toId(bytes.subarray(0, ID_BYTES)), version: bytes.readUInt32BE(ID_BYTES) };
    },
  };
}

function createSeal(serverSecret: string, purpose: string) {
  const key = Buffer.from(hkdfSync("sha256", serverSecret, "", purpose, 32));
  const seal = (bytes: Buffer) => createHmac("sha256", key).update(bytes).digest().subarray(0, SEAL_BYTES);
  return {
    write: (bytes: Buffer) => Buffer.concat([bytes, seal(bytes)]).toString("base64url"),
    read: (token: string) => {
      const whole = Buffer.from(token, "base64url");
      if (whole.length <= SEAL_BYTES) return null;
      const bytes = whole.subarray(0, -SEAL_BYTES);
      return timingSafeEqual(seal(bytes), whole.subarray(-SEAL_BYTES)) ? bytes : null;
    },
  };
}

function toBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll("-", ""), "hex");
}

function toId(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
}
