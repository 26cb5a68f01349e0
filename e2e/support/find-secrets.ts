import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Settings that are secrets, by their names. */
const SECRET_NAME = /PASSWORD|SECRET|KEY|TOKEN/;
/** A value that cannot be another word, as that of PASSWORD_SIGNIN could. */
const LENGTH_MIN = 8;
/** Of an access token: three parts, of which the first two are JSON. */
const ACCESS_TOKEN = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;

/** What a server's log and the mails in its outbox show of its secrets, in words; empty where they show none. */
export async function findSecrets(log: string, outbox: string, settings: Record<string, string>): Promise<string[]> {
  const secrets = Object.entries(settings).filter(
    ([name, value]) => SECRET_NAME.test(name) && value.length >= LENGTH_MIN,
  );
  const files = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const mails = await Promise.all(
    files.map(async (file) => ({ where: `the mail ${file}`, text: await readFile(join(outbox, file), "utf8") })),
  );
  return [{ where: "the log", text: log }, ...mails].flatMap(({ where, text }) => [
    ...secrets.filter(([, value]) => text.includes(value)).map(([name]) => `${where} shows ${name}`),
    ...(ACCESS_TOKEN.test(text) ? [`${where} shows an access token`] : []),
  ]);
}
