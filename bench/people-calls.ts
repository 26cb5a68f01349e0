/** A running server, and who asks it. */
export interface Site {
  url: string;
  token: string;
  users: number;
}

/** What an administrator does with people; `round` counts how often it was done. */
export interface PeopleCall {
  name: string;
  /** What has to be there before; not timed. */
  prepare?: (site: Site, round: number) => Promise<void>;
  run: (site: Site, round: number) => Promise<unknown>;
}

/** Rows that the page sends in one call, and accounts that it changes or deletes in one. */
const BATCH = 50;

async function send(site: Site, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${site.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${site.token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
  return JSON.parse(text);
}

const makeRows = (kind: string, round: number, fullName = "Imported") =>
  Array.from({ length: BATCH }, (_, n) => ({
    email: `${kind}${round}.${n}@people.invalid`,
    full_name: `${fullName} ${n}`,
    password: "Imported-password-1",
    company: `Imported ${n % 5}`,
  }));

const importRows = async (site: Site, users: readonly object[], options: object = {}) => {
  const answer = await send(site, "POST", "/admin/users/batch-import", { users, ...options });
  const { failed } = answer as { failed: number };
  if (failed > 0) throw new Error(`${failed} rows were not imported`);
};

async function findIds(site: Site, search: string): Promise<string[]> {
  const page = await send(site, "GET", `/admin/users?per_page=100&search=${encodeURIComponent(search)}`);
  return (page as { items: { id: string }[] }).items.map(({ id }) => id);
}

/** The list with its filters and orders, an import before, while and after it is one, and what is done to many or to one. */
export function listPeopleCalls(): PeopleCall[] {
  const list = (name: string, queryOf: (site: Site) => string): PeopleCall => ({
    name,
    run: (site) => send(site, "GET", `/admin/users?${queryOf(site)}`),
  });
  return [
    list("list: first page", () => "page=1"),
    list("list: last page", ({ users }) => `page=${Math.ceil(users / 20)}`),
    list("list: 100 a page", () => "page=1&per_page=100"),
    list("filter: part of a name", () => "search=sato"),
    list("filter: no one matches", () => "search=no-such-person"),
    list("filter: role and status", () => "role=demo&is_active=true"),
    list("order: by company, last page", ({ users }) => `sort=company_name&page=${Math.ceil(users / 20)}`),
    {
      name: "usage limits: nearest to their limit",
      run: (site) => send(site, "GET", "/admin/usage-limits?page=1&per_page=20"),
    },
    { name: "companies: all", run: (site) => send(site, "GET", "/admin/companies") },
    {
      name: `import: preview of ${BATCH} new accounts`,
      run: (site, round) =>
        send(site, "POST", "/admin/users/batch-import/preview", {
          users: makeRows("preview", round).map(({ password: _, ...row }) => row),
        }),
    },
    { name: `import: ${BATCH} new accounts`, run: (site, round) => importRows(site, makeRows("new", round)) },
    {
      name: `import: ${BATCH} accounts updated`,
      run: (site, round) =>
        importRows(
          site,
          makeRows("new", 0, `Changed ${round}`).map(({ password: _, ...row }) => row),
          {
            update_existing: true,
          },
        ),
    },
    {
      name: "change one account",
      run: async (site, round) => {
        const [id] = await findIds(site, "new1.1@people.invalid");
        await send(site, "PUT", `/admin/users/${id}`, { full_name: `Changed once ${round}` });
      },
    },
    ...(
      [
        [`deactivate and activate ${BATCH} accounts`, () => [{ is_active: false }, { is_active: true }]],
        [`set the limit of ${BATCH} accounts`, (round) => [{ monthly_limit: round }]],
      ] as [string, (round: number) => object[]][]
    ).map(([name, changesOf]) => ({
      name,
      run: async (site: Site, round: number) => {
        const user_ids = await findIds(site, "new0.");
        if (user_ids.length !== BATCH) throw new Error(`${user_ids.length} accounts were found`);
        for (const change of changesOf(round)) {
          const answer = await send(site, "POST", "/admin/users/batch-update", { user_ids, change });
          if ((answer as { failed: number }).failed > 0) throw new Error("an account was not changed");
        }
      },
    })),
    {
      name: `delete ${BATCH} accounts`,
      prepare: (site, round) => importRows(site, makeRows("gone", round)),
      run: async (site, round) => {
        const ids = await findIds(site, `gone${round}.`);
        if (ids.length !== BATCH) throw new Error(`${ids.length} accounts were found`);
        await send(site, "POST", "/admin/users/batch-delete", ids);
      },
    },
  ];
}
