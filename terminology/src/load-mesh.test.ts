import { describe, expect, it } from "vitest";
import { loadMesh, readMeshYear } from "./load-mesh.ts";

describe("MeSH as it comes with the product", () => {
  it("is all of it, of the year that is stated", () => {
    expect(loadMesh().year).toBe(readMeshYear());
    expect(loadMesh().size).toBeGreaterThan(30_000);
  });

  it.each([
    ["heart attack", "Myocardial Infarction"],
    ["Heart Failure, Congestive", "Heart Failure"],
    ["Diabetes Mellitus, Type II", "Diabetes Mellitus, Type 2"],
    ["tumor", "Neoplasms"],
  ])("%s is %s", (name, heading) => {
    expect(loadMesh().findHeading(name)).toBe(heading);
  });

  it("explodes a heading through all its places", () => {
    const narrower = loadMesh().listNarrower("Cardiovascular Diseases");
    expect(narrower).toEqual(
      expect.arrayContaining(["Myocardial Infarction", "Hypertension", "Diabetic Angiopathies"]),
    );
    expect(narrower).not.toContain("Neoplasms");
    expect(loadMesh().listPlaces("Heart Failure")).toEqual([["Cardiovascular Diseases", "Heart Diseases"]]);
  });

  it("gives one object however often it is asked for", () => {
    expect(loadMesh()).toBe(loadMesh());
  });
});
