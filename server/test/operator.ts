import pg from "pg";

/** Who works on a PostgreSQL beside the servers that use it. */
export async function connectOperator(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
