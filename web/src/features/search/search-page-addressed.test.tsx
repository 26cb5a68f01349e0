import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import { makeDetails, makePaper, makeSetup, SEARCH_ID } from "./search.fixture.ts";
import { findCard, openPage, prepareSearchTests } from "./search-page.fixture.tsx";

prepareSearchTests();

const readBox = async () => (await screen.findByLabelText<HTMLTextAreaElement>("Your question")).value;

describe("an address with a question", () => {
  it("fills the box, chooses the preference, never sends, and leaves the address", async () => {
    const { readPlace } = openPage("/?q=Does+zinc+help+250.00%3F&preference=case_reports");
    await waitFor(async () => expect(await readBox()).toBe("Does zinc help 250.00?"));
    expect(await screen.findByText("Case reports")).toBeTruthy();
    await waitFor(() => expect(readPlace()).toBe("/"));
    expect(FakeWebSocket.made).toHaveLength(0);
  });

  it.each([
    ["q=250.00&preference=nonsense", "250.00"],
    ["q=%0A%20two%0Alines%00", "two lines"],
    [`q=${"a".repeat(3000)}`, "a".repeat(2000)],
    [
      "mainSearchCriteria.v.dn=Hypertension&mainSearchCriteria.v.c=38341003&mainSearchCriteria.v.cs=2.16.840.1.113883.6.96" +
        "&patientPerson.administrativeGenderCode.c=F&age.v.v=65&age.v.u=a&taskContext.c.c=PROBLISTREV",
      "Hypertension, women, 65 years old",
    ],
    ["mainSearchCriteria.v.dn=Croup&age.v.v=7&age.v.u=mo", "Croup, 7 months old"],
    ["mainSearchCriteria.v.dn=Jaundice&age.v.v=1&age.v.u=d", "Jaundice, 1 day old"],
    ["mainSearchCriteria.v.c=250.00&mainSearchCriteria.v.cs=2.16.840.1.113883.6.103", "250.00 (ICD-9-CM)"],
    ["mainSearchCriteria.v.dn=%3Cb%3EGout%3C%2Fb%3E&patientPerson.administrativeGenderCode.c=UN", "<b>Gout</b>"],
  ])("is read from %s", async (parameters, text) => {
    openPage(`/?${parameters}`);
    await waitFor(async () => expect(await readBox()).toBe(text));
    expect(FakeWebSocket.made).toHaveLength(0);
  });

  it.each([
    ["D006973", "2.16.840.1.113883.6.177", "D006973 (MeSH)"],
    ["X1", "1.2.3", "X1 (1.2.3)"],
  ])(
    "says of the code %s without a name that it is not looked up, until it is replaced",
    async (code, system, shown) => {
      openPage(`/?mainSearchCriteria.v.c=${code}&mainSearchCriteria.v.cs=${system}&age.v.v=65`);
      const note = await screen.findByText(/names its topic by a code alone/);
      expect(note.textContent).toContain(`: ${shown}. `);
      expect(note.textContent).toContain("mainSearchCriteria.v.dn");
      const box = await screen.findByLabelText("Your question");
      expect(box).toHaveProperty("value", `${shown}, 65 years old`);
      fireEvent.change(box, { target: { value: "Hypertension, 65 years old" } });
      expect(screen.queryByText(/by a code alone/)).toBeNull();
    },
  );

  it("says nothing of codes where the name comes with them", async () => {
    openPage("/?mainSearchCriteria.v.dn=Gout&mainSearchCriteria.v.c=D006073");
    await waitFor(async () => expect(await readBox()).toBe("Gout"));
    expect(screen.queryByText(/by a code alone/)).toBeNull();
  });

  it("is none without a topic", async () => {
    openPage("/?age.v.v=65&patientPerson.administrativeGenderCode.c=M&q=%20");
    expect(await readBox()).toBe("");
  });
});

describe("the papers of a search", () => {
  const details = makeDetails({
    papers: [
      makePaper({ pmid: "1001", pmcid: "PMC77", doi: "10.1000/zinc(1)" }),
      makePaper({ pmid: "1002", doi: null }),
    ],
  });
  const routes = (full_text: ReturnType<typeof makeSetup>["full_text"]) => ({
    [`GET /search-history/${SEARCH_ID}/details`]: { body: details },
    "GET /search/setup": { body: makeSetup({ full_text }) },
  });
  /** Those to elsewhere below the paper; its title is the first link of the card. */
  const listLinks = (pmid: string) =>
    within(findCard(pmid))
      .getAllByRole<HTMLAnchorElement>("link")
      .filter(({ target }) => target === "_blank")
      .slice(1)
      .map(({ textContent, href }) => [textContent?.replace(/ \(.*/, ""), href]);

  it("carry COinS, from which a reference manager learns of each", async () => {
    openPage(`/?search=${SEARCH_ID}`, routes({ link_resolver: null, libkey_library_id: null }));
    await screen.findByRole("heading", { name: "2 papers" });
    const spans = [...document.querySelectorAll<HTMLElement>("span.Z3988")];
    expect(spans.map((span) => new URLSearchParams(span.title).getAll("rft_id"))).toEqual([
      ["info:doi/10.1000/zinc(1)", "info:pmid/1001", "https://pubmed.ncbi.nlm.nih.gov/1001/"],
      ["info:pmid/1002", "https://pubmed.ncbi.nlm.nih.gov/1002/"],
    ]);
  });

  it("lead to free full text first, then to the reader's library, then to PubMed", async () => {
    openPage(`/?search=${SEARCH_ID}`, routes({ link_resolver: "https://r.example/o?x=1", libkey_library_id: null }));
    await screen.findByRole("heading", { name: "2 papers" });
    const links = listLinks("1001");
    expect(links.map(([text]) => text)).toEqual(["Free full text", "Full text at my library", "PubMed", "DOI"]);
    expect(new URL(String(links[1]?.[1])).searchParams.getAll("rft_id")).toContain("info:pmid/1001");
  });

  it("lead to LibKey by DOI, else by PMID", async () => {
    openPage(`/?search=${SEARCH_ID}`, routes({ link_resolver: "https://r.example/", libkey_library_id: "222" }));
    await screen.findByRole("heading", { name: "2 papers" });
    expect(listLinks("1001")[1]?.[1]).toBe("https://libkey.io/libraries/222/10.1000/zinc(1)");
    expect(listLinks("1002")[0]?.[1]).toBe("https://libkey.io/libraries/222/1002");
  });
});
