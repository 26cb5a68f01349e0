import fc from "fast-check";
import { expect, test } from "vitest";
import { type OpenUrlPaper, writeCoins, writeOpenUrl } from "./open-url.ts";

const ISSNS: NonNullable<OpenUrlPaper["issns"]> = [
  { number: "1090-2104", kind: "electronic" },
  { number: "0006-291X", kind: "linking" },
];
const PAPER = {
  ...{ pmid: "123", title: "Zinc & colds: 50% <shorter>?", journal: "Journal of Plain Trials", year: 2010 },
  ...{ doi: "10.1000/abc(1)2;3", demonstration: false, authors: ["van der Berg JM", "Müller A Jr", "Trial Group"] },
  ...{ journal_abbreviation: "J Plain", volume: "7", issue: "2 Suppl", pages: "1051-9", languages: ["eng"] },
  issns: ISSNS,
  publication_date: "2010 Jul-Aug",
};

/** As the receiver of an OpenURL reads it. */
function read(query: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [key, value] of new URLSearchParams(query)) found[key] = [...(found[key] ?? []), value];
  return found;
}

test("COinS name a paper in the fields that reference managers read", () => {
  expect(read(writeCoins(PAPER))).toEqual({
    ctx_ver: ["Z39.88-2004"],
    rft_val_fmt: ["info:ofi/fmt:kev:mtx:journal"],
    rfr_id: ["info:sid/medsieve"],
    "rft.genre": ["article"],
    "rft.atitle": [PAPER.title],
    "rft.jtitle": [PAPER.journal],
    "rft.stitle": ["J Plain"],
    "rft.issn": ["0006-291X"],
    "rft.eissn": ["1090-2104"],
    "rft.date": ["2010-07"],
    "rft.volume": ["7"],
    "rft.issue": ["2 Suppl"],
    "rft.pages": ["1051-1059"],
    "rft.spage": ["1051"],
    "rft.epage": ["1059"],
    "rft.au": ["van der Berg, JM", "Müller, A Jr"],
    "rft.aucorp": ["Trial Group"],
    "rft.language": ["eng"],
    rft_id: ["info:doi/10.1000/abc(1)2;3", "info:pmid/123", "https://pubmed.ncbi.nlm.nih.gov/123/"],
  });
});

/** What Zotero's COinS translator takes for a journal article, and how it reads a value. */
const ZOTERO_FIELDS: Record<string, string> = {
  "rft.atitle": "title",
  "rft.jtitle": "publicationTitle",
  "rft.stitle": "journalAbbreviation",
  "rft.date": "date",
  "rft.volume": "volume",
  "rft.issue": "issue",
  "rft.pages": "pages",
  "rft.issn": "ISSN",
};

function readAsZotero(coins: string) {
  const item: Record<string, string> = {};
  const people: string[] = [];
  const groups: string[] = [];
  for (const part of coins.split("&")) {
    const [key = "", written = ""] = part.split("=");
    const value = decodeURIComponent(written.replace(/\+|%2[bB]/g, " "));
    const field = ZOTERO_FIELDS[key];
    if (field !== undefined) item[field] = value;
    else if (key === "rft.au") people.push(value);
    else if (key === "rft.aucorp") groups.push(value);
    else if (key === "rft_id" && value.startsWith("info:doi")) item.DOI = value.slice(9);
    else if (key === "rft_id" && /^https?:\/\//.test(value)) item.url = value;
  }
  return { ...item, people, groups };
}

test("Zotero's reading of COinS gives the paper back, with date, whole page numbers, groups as groups and its page", () => {
  expect(readAsZotero(writeCoins(PAPER))).toEqual({
    ...{ title: PAPER.title, publicationTitle: PAPER.journal, journalAbbreviation: "J Plain", date: "2010-07" },
    ...{ volume: "7", issue: "2 Suppl", pages: "1051-1059", ISSN: "0006-291X", DOI: "10.1000/abc(1)2;3" },
    ...{
      url: "https://pubmed.ncbi.nlm.nih.gov/123/",
      people: ["van der Berg, JM", "Müller, A Jr"],
      groups: ["Trial Group"],
    },
  });
});

test("a fictional paper says that it is, and what is unknown is left out", () => {
  const coins = read(
    writeCoins({ ...PAPER, demonstration: true, doi: null, year: null, pages: null, publication_date: null }),
  );
  expect(coins["rft.atitle"]).toEqual([`[FICTIONAL] ${PAPER.title}`]);
  expect(coins["rft.description"]).toEqual([expect.stringContaining("Fictional")]);
  expect(coins).not.toHaveProperty(["rft.date"]);
  expect(coins).not.toHaveProperty(["rft.spage"]);
  expect(coins.rft_id).toEqual(["info:pmid/123"]);
});

test("any title and journal come back as they were", () => {
  const text = fc.string({ unit: "binary", minLength: 1 }).filter((given) => !/\p{Cs}/u.test(given));
  fc.assert(
    fc.property(text, text, (title, journal) => {
      const coins = read(writeCoins({ ...PAPER, title, journal }));
      expect([coins["rft.atitle"], coins["rft.jtitle"]]).toEqual([[title], [journal]]);
    }),
  );
});

test("a library's resolver gets the paper beside its own parameters", () => {
  const url = new URL(writeOpenUrl("https://resolver.example.org/openurl?institution=42", PAPER));
  expect(`${url.origin}${url.pathname}`).toBe("https://resolver.example.org/openurl");
  expect(read(url.search)).toMatchObject({
    institution: ["42"],
    url_ver: ["Z39.88-2004"],
    "rft.atitle": [PAPER.title],
    rft_id: ["info:doi/10.1000/abc(1)2;3", "info:pmid/123"],
  });
});
