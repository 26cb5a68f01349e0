import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../test/papers.ts";
import { checkClaim } from "./claims.ts";

const paper = makePaper(7, {
  title: "Aspirin for the prevention of stroke",
  abstract: [
    { label: "METHODS", text: "We randomised 120 adults to aspirin or placebo." },
    { label: "RESULTS", text: "Stroke fell from 12–14% to  7% (p < 0.05) in the “aspirin” group." },
  ],
  publication_types: ["Randomized Controlled Trial"],
});
const claim = (quote: string | null, section: string | null = "RESULTS") =>
  checkClaim({ field: "summary", statement: "a statement", section, quote }, paper);

describe("checking a statement against its sentence", () => {
  it("verifies a quote that stands there, and gives it as the paper prints it", () => {
    expect(claim('stroke fell from 12-14% to 7% (p < 0.05) in the "aspirin" group')).toMatchObject({
      status: "verified",
      section: "RESULTS",
      quote: "Stroke fell from 12–14% to  7% (p < 0.05) in the “aspirin” group",
    });
  });

  it("finds a quote in another section than the one that was named", () => {
    expect(claim("We randomised 120 adults")).toMatchObject({ status: "verified", section: "METHODS" });
    expect(claim("prevention of stroke", null)).toMatchObject({ status: "verified", section: "title" });
    expect(claim("Randomized Controlled Trial", "publication types")).toMatchObject({ status: "verified" });
  });

  it.each(["Stroke fell to 3%", "", "   ", null])("marks %j, which is nowhere in the paper, as unverified", (quote) => {
    expect(claim(quote)).toMatchObject({ status: "unverified", quote: null, start: null, section: null });
  });

  it("gives offsets that cut the quote out of its section, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
        const units = Array.from(text);
        const [from, to] = [a % units.length, b % (units.length + 1)].sort((x, y) => x - y) as [number, number];
        const quote = units.slice(from, to).join("");
        const own = makePaper(1, { title: "", abstract: [{ label: null, text }], publication_types: [] });
        const evidence = checkClaim({ field: "summary", statement: quote, section: "abstract", quote }, own);
        if (evidence.status === "verified") {
          expect(text.slice(evidence.start ?? -1, evidence.end ?? -1)).toBe(evidence.quote);
        }
      }),
    );
  });
});
