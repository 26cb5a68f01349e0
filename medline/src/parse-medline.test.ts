import { describe, expect, it } from "vitest";
import { makeCitation, writeDeletions, writeSet } from "../test/medline-xml.ts";
import { readAll, readCitations } from "../test/read-xml.ts";
import type { Citation } from "./citation.ts";

async function readOne(inner: { citation?: string; article?: string; data?: string }): Promise<Citation> {
  const [citation] = await readCitations(
    writeSet(`<PubmedArticle><MedlineCitation><PMID Version="1">7</PMID><Article>
      ${inner.article ?? ""}</Article>${inner.citation ?? ""}</MedlineCitation>
      <PubmedData>${inner.data ?? ""}</PubmedData></PubmedArticle>`),
  );
  return citation!;
}

describe("a citation", () => {
  it("has the text that was meant where its publisher escaped markup twice", async () => {
    const { title, abstract } = await readOne({
      article:
        "<ArticleTitle>&amp;lt;i&amp;gt;Helicobacter&amp;lt;/i&amp;gt; and H&lt;sub&gt;2&lt;/sub&gt;O</ArticleTitle>" +
        "<Abstract><AbstractText>It fell (p &amp;lt; 0.05), R&amp;amp;D &lt; 3 &lt;b&gt;Conclusions:&lt;/b&gt; less.</AbstractText></Abstract>",
    });
    expect(title).toBe("Helicobacter and H2O");
    expect(abstract).toEqual([{ label: null, text: "It fell (p < 0.05), R&D < 3 Conclusions: less." }]);
  });

  it("cannot turn over the text that is shown beside it", async () => {
    const { title, abstract, authors, journal } = await readOne({
      article:
        "<Journal><Title>\u202EJournal</Title></Journal><ArticleTitle>\u202EZinc\u202C for \u2067colds\u2066.</ArticleTitle>" +
        '<Abstract><AbstractText Label="\u202BRESULTS">It \u202Dhelped\u2069.</AbstractText></Abstract>' +
        "<AuthorList><Author><LastName>\u202EMakar</LastName><Initials>A\u202A</Initials></Author></AuthorList>",
    });
    expect([title, abstract, authors[0]?.name, journal]).toEqual([
      "Zinc for colds.",
      [{ label: "RESULTS", text: "It helped." }],
      "Makar A",
      "Journal",
    ]);
  });

  it("has no ISSN where the record leaves it empty or garbles it", async () => {
    const { issns } = await readOne({
      article: '<Journal><ISSN IssnType="Electronic"/><ISSN IssnType="Print">1234-56</ISSN></Journal>',
      citation: "<MedlineJournalInfo><ISSNLinking>00284793</ISSNLinking></MedlineJournalInfo>",
    });
    expect(issns).toEqual([{ number: "0028-4793", kind: "linking" }]);
  });

  it("is read with everything that the record has", async () => {
    const [citation] = await readCitations(`<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle//EN" "https://dtd.example/pubmed.dtd">
      <PubmedArticleSet><PubmedArticle>
        <MedlineCitation Status="MEDLINE" Owner="NLM">
          <PMID Version="2">31452104</PMID>
          <DateRevised><Year>2021</Year><Month>03</Month><Day>9</Day></DateRevised>
          <Article PubModel="Print-Electronic">
            <Journal>
              <ISSN IssnType="Electronic">1533-440x</ISSN>
              <JournalIssue CitedMedium="Print"><Volume>381</Volume><Issue>11</Issue>
                <PubDate><Year>2019</Year><Month>09</Month><Day>02</Day></PubDate></JournalIssue>
              <Title>The Journal of Hearts</Title><ISOAbbreviation>J. Hearts</ISOAbbreviation>
            </Journal>
            <ArticleTitle>Effect of H<sub>2</sub>O on <i>in vitro</i>
              hearts &amp; lungs.</ArticleTitle>
            <Pagination><StartPage>995</StartPage><EndPage>1008</EndPage><MedlinePgn>995-1008</MedlinePgn></Pagination>
            <ELocationID EIdType="pii" ValidYN="Y">S0001</ELocationID>
            <ELocationID EIdType="doi" ValidYN="Y">10.1000/heart.1</ELocationID>
            <Abstract>
              <AbstractText Label="BACKGROUND" NlmCategory="BACKGROUND">Why.</AbstractText>
              <AbstractText Label="UNLABELLED">Plain.</AbstractText>
              <AbstractText Label="RESULTS">Risk &lt; 10<sup>-3</sup>.</AbstractText>
              <CopyrightInformation>No one's.</CopyrightInformation>
            </Abstract>
            <AuthorList CompleteYN="Y">
              <Author ValidYN="Y"><LastName>Makar</LastName><ForeName>Anna B</ForeName><Initials>AB</Initials>
                <AffiliationInfo><Affiliation>Tokyo, Japan.</Affiliation></AffiliationInfo></Author>
              <Author ValidYN="Y"><LastName>King</LastName><Initials>ML</Initials><Suffix>Jr</Suffix></Author>
              <Author ValidYN="Y"><LastName>Müller-Lüdenscheidt</LastName><ForeName>Hans-Peter</ForeName></Author>
              <Author ValidYN="N"><LastName>Kinng</LastName><Initials>ML</Initials></Author>
              <Author ValidYN="Y"><CollectiveName>HEART Study Group</CollectiveName></Author>
            </AuthorList>
            <Language>ger</Language><Language>eng</Language>
            <PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList>
            <VernacularTitle>Wirkung von Wasser.</VernacularTitle>
          </Article>
          <MedlineJournalInfo><MedlineTA>J Hearts</MedlineTA><ISSNLinking>0028-4793</ISSNLinking></MedlineJournalInfo>
          <ChemicalList><Chemical><NameOfSubstance UI="D014867">Water</NameOfSubstance></Chemical></ChemicalList>
          <CommentsCorrectionsList>
            <CommentsCorrections RefType="ErratumIn"><RefSource>J Hearts. 2020;1:2</RefSource><PMID Version="1">400</PMID></CommentsCorrections>
            <CommentsCorrections RefType="CommentIn"><RefSource>J Hearts. 2020;1:3</RefSource><PMID>401</PMID></CommentsCorrections>
            <CommentsCorrections RefType="Cites"><RefSource>Lancet. 2010</RefSource><PMID>402</PMID></CommentsCorrections>
          </CommentsCorrectionsList>
          <MeshHeadingList>
            <MeshHeading><DescriptorName MajorTopicYN="N">Heart Failure</DescriptorName>
              <QualifierName MajorTopicYN="Y">drug therapy</QualifierName>
              <QualifierName MajorTopicYN="N">mortality</QualifierName></MeshHeading>
            <MeshHeading><DescriptorName MajorTopicYN="Y">Water</DescriptorName></MeshHeading>
          </MeshHeadingList>
          <OtherAbstract Type="plain-language-summary"><AbstractText>Not this.</AbstractText></OtherAbstract>
          <KeywordList Owner="NOTNLM"><Keyword MajorTopicYN="N">cardiology</Keyword><Keyword>cardiology</Keyword></KeywordList>
        </MedlineCitation>
        <PubmedData>
          <ArticleIdList><ArticleId IdType="pubmed">31452104</ArticleId><ArticleId IdType="pmc">PMC77</ArticleId>
            <ArticleId IdType="doi">10.1000/other</ArticleId></ArticleIdList>
          <ReferenceList><Reference><Citation>Somebody.</Citation><ArticleIdList>
            <ArticleId IdType="doi">10.9/reference</ArticleId><ArticleId IdType="pmc">PMC999</ArticleId>
            <ArticleId IdType="pubmed">403</ArticleId></ArticleIdList></Reference>
            <ReferenceList><Reference><ArticleIdList><ArticleId IdType="pubmed">402</ArticleId></ArticleIdList></Reference></ReferenceList>
          </ReferenceList>
        </PubmedData>
      </PubmedArticle></PubmedArticleSet>`);
    expect(citation).toEqual({
      pmid: "31452104",
      version: 2,
      revised: "2021-03-09",
      title: "Effect of H2O on in vitro hearts & lungs.",
      vernacularTitle: "Wirkung von Wasser.",
      authors: [
        { name: "Makar AB", collective: false, affiliations: ["Tokyo, Japan."] },
        { name: "King ML Jr", collective: false, affiliations: [] },
        { name: "Müller-Lüdenscheidt HP", collective: false, affiliations: [] },
        { name: "HEART Study Group", collective: true, affiliations: [] },
      ],
      journal: "The Journal of Hearts",
      journalAbbreviation: "J Hearts",
      issns: [
        { number: "1533-440X", kind: "electronic" },
        { number: "0028-4793", kind: "linking" },
      ],
      volume: "381",
      issue: "11",
      pages: "995-1008",
      published: { printed: "2019 Sep 2", year: 2019, month: 9, day: 2 },
      doi: "10.1000/heart.1",
      pmcid: "PMC77",
      languages: ["ger", "eng"],
      abstract: [
        { label: "BACKGROUND", text: "Why." },
        { label: null, text: "Plain." },
        { label: "RESULTS", text: "Risk < 10-3." },
      ],
      publicationTypes: ["Journal Article"],
      mesh: [
        {
          descriptor: "Heart Failure",
          major: false,
          qualifiers: [
            { name: "drug therapy", major: true },
            { name: "mortality", major: false },
          ],
        },
        { descriptor: "Water", major: true, qualifiers: [] },
      ],
      substances: ["Water"],
      keywords: ["cardiology"],
      references: ["402", "403"],
      notices: [{ kind: "corrected", pmid: "400", citation: "J Hearts. 2020;1:2" }],
      registrations: [],
    });
  });

  it("names the trials of its data banks and its abstract, and no sequence", async () => {
    const { registrations } = await readOne({
      article: `<Abstract><AbstractText Label="TRIAL REGISTRATION">ISRCTN 12345678.</AbstractText></Abstract>
        <DataBankList CompleteYN="Y">
          <DataBank><DataBankName>GENBANK</DataBankName>
            <AccessionNumberList><AccessionNumber>AB123456</AccessionNumber></AccessionNumberList></DataBank>
          <DataBank><DataBankName>EudraCT</DataBankName>
            <AccessionNumberList><AccessionNumber>2004-000446-20</AccessionNumber></AccessionNumberList></DataBank>
        </DataBankList>`,
    });
    expect(registrations).toEqual([
      { registry: "EudraCT", id: "2004-000446-20" },
      { registry: "ISRCTN", id: "ISRCTN12345678" },
    ]);
  });

  it("is read from the older MedlineCitationSet too", async () => {
    const citations = await readCitations(`<MedlineCitationSet><MedlineCitation Owner="NLM"><PMID>12</PMID><Article>
      <Journal><JournalIssue><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue></Journal>
      <ArticleTitle>Old</ArticleTitle><AuthorList><Author><LastName>Lee</LastName><FirstName>Ann</FirstName>
      <Affiliation>Leeds.</Affiliation></Author></AuthorList></Article>
      <OtherID Source="NLM">PMC4109 [Available on 01/01/15]</OtherID></MedlineCitation>
      ${writeDeletions("5", "6")}</MedlineCitationSet>`);
    expect(citations).toHaveLength(1);
    expect(citations[0]).toMatchObject({
      pmid: "12",
      pmcid: "PMC4109",
      published: { printed: "1998 Dec-1999 Jan", year: 1998, month: 12, day: null },
      authors: [{ name: "Lee A", affiliations: ["Leeds."] }],
    });
  });

  it("keeps the sense of a formula, and no second notation of it", async () => {
    const citation = await readOne({
      article: `<ArticleTitle>Dose <mml:math xmlns:mml="m"><mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn></mml:mfrac>
        <mml:annotation>\\frac12</mml:annotation></mml:math> <b>daily</b></ArticleTitle>`,
    });
    expect(citation.title).toBe("Dose 1/2 daily");
  });

  it("has a title even where PubMed gives none", async () => {
    expect((await readOne({ article: "<VernacularTitle>Herz</VernacularTitle>" })).title).toBe("Herz");
    expect((await readOne({})).title).toBe("[Not Available].");
  });

  it("takes its own DOI and PMC id, never those of a reference", async () => {
    const citation = await readOne({
      data: `<ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.9/r</ArticleId>
        <ArticleId IdType="pmc">PMC9</ArticleId></ArticleIdList></Reference></ReferenceList>`,
    });
    expect([citation.doi, citation.pmcid]).toEqual([null, null]);
  });

  it("derives from links and publication types what happened to it", async () => {
    const entry = (type: string, pmid: number) =>
      `<CommentsCorrections RefType="${type}"><RefSource>S${pmid}</RefSource><PMID>${pmid}</PMID></CommentsCorrections>`;
    const list = (...entries: string[]) => `<CommentsCorrectionsList>${entries.join("")}</CommentsCorrectionsList>`;
    const types = (...names: string[]) =>
      `<PublicationTypeList>${names.map((name) => `<PublicationType>${name}</PublicationType>`).join("")}</PublicationTypeList>`;
    const kindsOf = async (inner: Parameters<typeof readOne>[0]) =>
      (await readOne(inner)).notices.map((notice) => `${notice.kind} ${notice.pmid}`);

    const linked = { article: types("Retracted Publication"), citation: list(entry("RetractionIn", 1)) };
    expect(await kindsOf(linked)).toEqual(["retracted 1"]);
    expect(await kindsOf({ article: types("Retracted Publication") })).toEqual(["retracted null"]);
    expect(await kindsOf({ article: types("Preprint") })).toEqual(["preprint null"]);
    expect(
      await kindsOf({
        citation: list(
          ...["RetractionOf", "ExpressionOfConcernIn", "ErratumFor", "UpdateIn", "RetractedandRepublishedIn"].map(
            entry,
          ),
        ),
      }),
    ).toEqual([
      "retraction_notice null",
      "expression_of_concern 1",
      "correction_notice 2",
      "updated 3",
      "retracted 4",
      "republished 4",
    ]);
  });

  it("may name a publication type, a link, a month or a label like a property that every object has", async () => {
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
      const citation = await readOne({
        article: `<Journal><JournalIssue><PubDate><Year>2001</Year><Month>${name}</Month></PubDate></JournalIssue></Journal>
          <Abstract><AbstractText Label="${name}">Text.</AbstractText></Abstract>
          <PublicationTypeList><PublicationType>${name}</PublicationType></PublicationTypeList>`,
        citation: `<CommentsCorrectionsList><CommentsCorrections RefType="${name}"><PMID>9</PMID></CommentsCorrections>
          </CommentsCorrectionsList>`,
      });
      expect(citation).toMatchObject({
        publicationTypes: [name],
        notices: [],
        abstract: [{ label: name, text: "Text." }],
        published: { printed: `2001 ${name}`, year: 2001, month: null },
      });
    }
  });
});

describe("a PubMed file", () => {
  it("gives its citations, deletions and books in their order", async () => {
    const book = "<PubmedBookArticle><BookDocument><PMID>9</PMID></BookDocument></PubmedBookArticle>";
    const events = await readAll(writeSet(makeCitation({ pmid: "1" }), book, writeDeletions("3", "4")));
    expect(events.map((event) => event.kind)).toEqual(["citation", "book", "deleted"]);
    expect(events[2]).toEqual({ kind: "deleted", pmids: ["3", "4"] });
  });

  it("may be without a citation", async () => {
    expect(await readAll("<PubmedArticleSet></PubmedArticleSet>")).toEqual([]);
  });
});
