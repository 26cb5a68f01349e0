import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { encodeCBOR } from "@levischuck/tiny-cbor";

/** User present, user verified; with AT: an attested credential follows. */
const FLAGS = 0x01 | 0x04;
const FLAG_ATTESTED = 0x40;

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

/** An authenticator of Web Authentication in software, with one key (ES256). */
export class SoftPasskey {
  readonly id = base64url(randomBytes(32));
  readonly #key: KeyObject;
  readonly #coordinates: { x: Buffer; y: Buffer };
  readonly #origin: string;
  /** What is signed with the next use; raised by each. */
  counter = 0;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#key = privateKey;
    this.#coordinates = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
    this.#origin = origin;
  }

  /** As `navigator.credentials.create` answers. */
  create({ challenge, rp }: CreationOptions, origin = this.#origin) {
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const { x, y } = this.#coordinates;
    const key = encodeCBOR(
      new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        ...([
          [-2, new Uint8Array(x)],
          [-3, new Uint8Array(y)],
        ] as const),
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const authData = Buffer.concat([this.#describe(rp.id, FLAGS | FLAG_ATTESTED), attested]);
    const attestation = new Map<string, unknown>([
      ...([
        ["fmt", "none"],
        ["attStmt", new Map()],
      ] as const),
      ["authData", new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: writeClientData("webauthn.create", challenge, origin),
      attestationObject: base64url(encodeCBOR(attestation as Parameters<typeof encodeCBOR>[0])),
      transports: ["internal"],
    });
  }

  /** As `navigator.credentials.get` answers. `flags` leaves out that the user was verified. */
  get({ challenge, rpId }: RequestOptions, given: { origin?: string; flags?: number } = {}) {
    this.counter++;
    const authenticatorData = this.#describe(rpId, given.flags ?? FLAGS);
    const clientDataJSON = writeClientData("webauthn.get", challenge, given.origin ?? this.#origin);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = base64url(createSign("sha256").update(signed).sign(this.#key));
    return this.#answer({ clientDataJSON, authenticatorData: base64url(authenticatorData), signature });
  }

  #describe(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }
}

function writeClientData(type: string, challenge: string, origin: string): string {
  return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}
