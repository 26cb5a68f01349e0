import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDescriptors } from "./parse-descriptors.ts";

const FILE = `<?xml version="1.0"?>
<!DOCTYPE DescriptorRecordSet SYSTEM "https://www.nlm.nih.gov/databases/dtd/nlmdescriptorrecordset_20250101.dtd">
<DescriptorRecordSet LanguageCode = "eng">
<DescriptorRecord DescriptorClass = "1">
 <DescriptorUI>D000001</DescriptorUI>
 <DescriptorName>
  <String>Blood &amp; Thunder</String>
 </DescriptorName>
 <AllowableQualifiersList>
  <AllowableQualifier><QualifierReferredTo><QualifierName><String>blood</String></QualifierName></QualifierReferredTo></AllowableQualifier>
 </AllowableQualifiersList>
 <ConceptList>
  <Concept PreferredConceptYN="Y">
   <ConceptName><String>Blood &amp; Thunder</String></ConceptName>
   <ScopeNote>Of <![CDATA[no]]> interest.</ScopeNote>
   <TermList>
    <Term IsPermutedTermYN="N"><TermUI>T1</TermUI><String>Blood &amp; Thunder</String></Term>
    <Term IsPermutedTermYN="Y"><TermUI>T1</TermUI><String>Thunder, Blood</String></Term>
    <Term IsPermutedTermYN="N"><TermUI>T2</TermUI><String>Sjögren  Storm</String></Term>
   </TermList>
  </Concept>
 </ConceptList>
 <TreeNumberList><TreeNumber>C14.280.434</TreeNumber><TreeNumber>Z01</TreeNumber></TreeNumberList>
</DescriptorRecord>
<DescriptorRecord><DescriptorName><String>Female</String></DescriptorName></DescriptorRecord>
</DescriptorRecordSet>
`;

async function* give(...chunks: string[]): AsyncGenerator<string> {
  yield* chunks;
}

describe("NLM's descriptor file", () => {
  const expected = {
    year: 2025,
    descriptors: [
      {
        heading: "Blood & Thunder",
        treeNumbers: ["C14.280.434", "Z01"],
        entryTerms: ["Sjögren Storm"],
        permutedTerms: ["Thunder, Blood"],
      },
      { heading: "Female", treeNumbers: [], entryTerms: [], permutedTerms: [] },
    ],
  };

  it("gives headings, tree numbers and names, and nothing of its other elements", async () => {
    expect(await parseDescriptors(give(FILE), null)).toEqual(expected);
  });

  it("is the same wherever it is cut on its way", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(FILE.length), { maxLength: 8 }), async (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), FILE.length];
        const chunks = places.slice(1).map((end, at) => FILE.slice(places[at], end));
        expect(await parseDescriptors(give(...chunks), null)).toEqual(expected);
      }),
    );
  });

  it("that names no year takes the year it is given", async () => {
    const plain = FILE.replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE DescriptorRecordSet SYSTEM "desc.dtd">');
    expect((await parseDescriptors(give(plain), 2019)).year).toBe(2019);
    await expect(parseDescriptors(give(plain), null)).rejects.toThrow(/does not name its year.*--year/);
    const older = FILE.replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE DescriptorRecordSet SYSTEM "desc2006.dtd">');
    expect((await parseDescriptors(give(older), null)).year).toBe(2006);
  });

  it.each([
    ["", /the file is empty/],
    ["PMID- 5", /line 1: this is no MeSH descriptor file: it is not even XML/],
    ["<PubmedArticleSet/>", /it begins with <PubmedArticleSet>, where <DescriptorRecordSet> is expected/],
    ["<DescriptorRecordSet></DescriptorRecordSet>", /no descriptor/],
    ["<DescriptorRecordSet>\n<QualifierRecord/></DescriptorRecordSet>", /line 2: <QualifierRecord> stands where/],
    [
      "<DescriptorRecordSet>\n\n<DescriptorRecord></DescriptorRecord></DescriptorRecordSet>",
      /line 3: .*no DescriptorName/,
    ],
    [FILE.slice(0, 900), /cut off: it ends inside <\w+>/],
    [FILE.replace("<TreeNumber>Z01", "<TreeNumber>"), /<TreeNumberList> <TreeNumber> is empty/],
    [FILE.replace("Z01", "Z1"), /"Z1" is no tree number/],
    [FILE.replace("Female", "Blood &amp; Thunder"), /"Blood & Thunder" stands twice/],
    [FILE.replace("</Term>", "</Trem>"), /line 17: malformed XML/],
    ['<!DOCTYPE x [<!ENTITY a "b">]><DescriptorRecordSet/>', /entities of its own/],
    [`<DescriptorRecordSet><DescriptorRecord>${"<a>".repeat(200)}`, /nested more than 100 deep/],
  ])("that is wrong is refused with its line and what is wrong (%#)", async (text, reason) => {
    await expect(parseDescriptors(give(text), 2024)).rejects.toThrow(reason);
    await expect(parseDescriptors(give(text), 2024)).rejects.toThrow(/^line \d+: /);
  });
});
