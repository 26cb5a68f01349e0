import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Descriptor } from "./descriptor.ts";
import { foldMeshName } from "./fold-name.ts";
import { openMesh } from "./mesh.ts";
import { packMesh } from "./pack-mesh.ts";

function open(descriptors: Descriptor[]) {
  return openMesh(gunzipSync(packMesh({ year: 2031, descriptors })));
}

function describeAs(heading: string, treeNumbers: string[], entryTerms: string[] = [], permutedTerms: string[] = []) {
  return { heading, treeNumbers, entryTerms, permutedTerms };
}

describe("the packed table", () => {
  const mesh = open([
    describeAs("Heart Diseases", ["C14.280"], ["Cardiac Diseases"]),
    describeAs("Cardiovascular Diseases", ["C14"]),
    describeAs("Heart Failure", ["C14.280.434"], ["Heart Failure, Congestive", "Light Green"], ["Failure, Heart"]),
    describeAs("Heart Failure, Diastolic", ["C14.280.434.611"]),
    describeAs("Hypertension, Renal", ["C12.419", "C14.907.489"]),
    describeAs("Vascular Diseases", ["C14.907"]),
    describeAs(
      "C14-Alpha",
      ["C140.1"].map(() => "D04.210"),
    ),
    describeAs("Light Green", []),
    describeAs("Sjögren's Syndrome", ["C05.550"]),
  ]);

  it.each([
    ["heart failure", "Heart Failure"],
    ["HEART-FAILURE, congestive", "Heart Failure"],
    ["failure heart", "Heart Failure"],
    ["  (cardiac  diseases) ", "Heart Diseases"],
    ["light green", "Light Green"],
    ["Sjögren s syndrome", "Sjögren's Syndrome"],
    ["heart", null],
    ["heart failures", null],
    ["C14.280", null],
    ["", null],
    ["--", null],
  ])("leads from %j to %j", (name, heading) => {
    expect(mesh.findHeading(name)).toBe(heading);
  });

  it("lists what stands below a heading, wherever that has places, and not what only begins like it", () => {
    expect(mesh.listNarrower("Cardiovascular Diseases")).toEqual([
      "Heart Diseases",
      "Heart Failure",
      "Heart Failure, Diastolic",
      "Hypertension, Renal",
      "Vascular Diseases",
    ]);
    expect(mesh.listNarrower("cardiac diseases")).toEqual(["Heart Failure", "Heart Failure, Diastolic"]);
    expect(mesh.listNarrower("Heart Failure, Diastolic")).toEqual([]);
    expect(mesh.listNarrower("Light Green")).toEqual([]);
    expect(mesh.listNarrower("nothing of the kind")).toEqual([]);
  });

  it("says where a heading stands, place by place, with what is above it and known", () => {
    expect(mesh.listPlaces("Heart Failure, Diastolic")).toEqual([
      ["Cardiovascular Diseases", "Heart Diseases", "Heart Failure"],
    ]);
    expect(mesh.listPlaces("Hypertension, Renal")).toEqual([[], ["Cardiovascular Diseases", "Vascular Diseases"]]);
  });

  it("keeps everything that was put in, whatever the names", () => {
    const name = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .map((text) => text.replace(/\s+/gu, " ").trim())
      .filter((text) => foldMeshName(text) !== "");
    const names = fc.uniqueArray(name, { selector: foldMeshName, minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(names, (all) => {
        const descriptors = all.map((heading, at) => describeAs(heading, [], at % 3 === 0 ? [`${heading} Zq`] : []));
        const packed = open(descriptors);
        expect(packed.size).toBe(descriptors.length);
        expect(new Map(Array.from(packed.descriptors(), (one) => [one.heading, one]))).toEqual(
          new Map(descriptors.map((one) => [one.heading, one])),
        );
        for (const heading of all)
          expect(packed.findHeading(heading.replace(/[A-Z]/g, (a) => a.toLowerCase()))).toBe(heading);
      }),
    );
  });

  it("is refused where it is something else", () => {
    expect(() => openMesh(Buffer.from("pmid\ttitle\n"))).toThrow(/no table of MeSH: it begins with "pmid/);
  });
});
