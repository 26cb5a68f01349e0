const PASSWORD = "Correct-horse-battery-7";
const ADMIN_EMAIL = "admin@medsieve.local";
/** Settings of a server of which `makeSessions` is asked. */
export const ADMINISTRATOR = { ADMIN_EMAIL, ADMIN_PASSWORD: PASSWORD };
/** Access tokens hold for fifteen minutes. */
const RENEW_AFTER_MS = 10 * 60_000;

/** Someone who is signed in, as in a browser: with an access token, and a cookie that renews it. */
export class BenchSession {
  readonly server: string;
  #token: string;
  #cookie: string;
  #renewedAt = performance.now();
  #renewing: Promise<void> | null = null;

  private constructor(server: string, token: string, cookie: string) {
    this.server = server;
    this.#token = token;
    this.#cookie = cookie;
  }

  static async open(server: string, email: string): Promise<BenchSession> {
    const { token, cookie } = await readSession(
      await send(`${server}/api/v1/auth/login`, { body: { email, password: PASSWORD } }),
    );
    return new BenchSession(server, token, cookie);
  }

  /** A token that holds for some minutes more. */
  async token(): Promise<string> {
    if (performance.now() - this.#renewedAt > RENEW_AFTER_MS) {
      this.#renewing ??= this.#renew().finally(() => {
        this.#renewing = null;
      });
      await this.#renewing;
    }
    return this.#token;
  }

  /** What has a body is sent by POST. */
  async call(path: string, body?: object): Promise<Response> {
    return send(`${this.server}/api/v1${path}`, { body, headers: { authorization: `Bearer ${await this.token()}` } });
  }

  async #renew(): Promise<void> {
    const answer = await send(`${this.server}/api/v1/auth/refresh`, { body: {}, headers: { cookie: this.#cookie } });
    const { token, cookie } = await readSession(answer);
    this.#token = token;
    if (cookie !== "") this.#cookie = cookie;
    this.#renewedAt = performance.now();
  }
}

function send(url: string, { body, headers }: { body?: object | undefined; headers?: Record<string, string> }) {
  if (body === undefined) return fetch(url, { headers: { ...headers } });
  const all = { "content-type": "application/json", ...headers };
  return fetch(url, { method: "POST", headers: all, body: JSON.stringify(body) });
}

async function readSession(answer: Response): Promise<{ token: string; cookie: string }> {
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${await answer.text()}`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return { token, cookie: cookies.join("; ") };
}

/** Sessions of this many new users of a server that was started with ADMINISTRATOR. */
export async function makeSessions(server: string, count: number): Promise<BenchSession[]> {
  const admin = await BenchSession.open(server, ADMIN_EMAIL);
  const added = await admin.call("/admin/companies", { name: "Bench" });
  const { company } = (await added.json()) as { company: { id: string } };
  const sessions: BenchSession[] = [];
  for (let n = 1; n <= count; n++) {
    const email = `user${n}@example.org`;
    const user = { email, full_name: "Bench", password: PASSWORD, company_id: company.id, role: "user" };
    const made = await admin.call("/admin/users", user);
    if (!made.ok) throw new Error(`the account ${email} was not made: ${await made.text()}`);
    sessions.push(await BenchSession.open(server, email));
  }
  return sessions;
}
