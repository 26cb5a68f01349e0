import { ListError, type ListRow } from "./list-row.ts";
import { readListedPmid } from "./read-listed-pmid.ts";

/** Characters of a line: a PMID has at most nine, and a comment is not a book. */
const LINE_MAX_LENGTH = 10_000;
/** Characters of a refused line that are shown. */
const SHOWN_LENGTH = 40;

/** A list of retracted papers, a PMID a line; empty lines and what follows a # are passed over. */
export async function* readPmidList(text: AsyncIterable<string>): AsyncGenerator<ListRow> {
  let rest = "";
  let line = 0;
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const written of lines) {
      line++;
      const row = readLine(written, line);
      if (row !== null) yield row;
    }
    if (rest.length > LINE_MAX_LENGTH) throw new ListError(`line ${line + 1} has no end: is it a list of PMIDs?`);
  }
  const row = readLine(rest, line + 1);
  if (row !== null) yield row;
}

function readLine(written: string, line: number): ListRow | null {
  const text = (written.split("#", 1)[0] ?? "").trim();
  if (text === "" || (line === 1 && text.toLowerCase() === "pmid")) return null;
  const pmid = readListedPmid(text);
  if (pmid === null) return { kind: "refused", line, reason: `“${text.slice(0, SHOWN_LENGTH)}” is no PMID` };
  const notice = { pmid, noticePmid: null, noticeDoi: null, reason: null, noticedOn: null };
  return { kind: "notice", line, notice: { ...notice, kind: "retracted" } };
}
