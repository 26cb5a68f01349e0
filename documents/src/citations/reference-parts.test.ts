import { describe, expect, it } from "vitest";
import { readAuthorName } from "./author-name.ts";
import { readPageRange } from "./page-range.ts";

describe("an author", () => {
  it.each([
    ["Makar AB", { family: "Makar", initials: ["A", "B"], suffix: null }],
    ["King ML Jr", { family: "King", initials: ["M", "L"], suffix: "Jr" }],
    ["O'Neill-Smith J-P", { family: "O'Neill-Smith", initials: ["J", "P"], suffix: null }],
    ["van der Berg J 3rd", { family: "van der Berg", initials: ["J"], suffix: "3rd" }],
    ["Petrov Iu", { family: "Petrov", initials: ["Iu"], suffix: null }],
    ["Åkesson Ö", { family: "Åkesson", initials: ["Ö"], suffix: null }],
    ["SPRINT Research Group", { collective: "SPRINT Research Group" }],
    ["COVID-19 Task Force UK", { collective: "COVID-19 Task Force UK" }],
    ["Study Group II", { collective: "Study Group II" }],
    ["CSD of Biostatistics, AIEOP", { collective: "CSD of Biostatistics, AIEOP" }],
    ["EMBRACE", { collective: "EMBRACE" }],
    ["Plato", { family: "Plato", initials: [], suffix: null }],
    ["Di Carlo V", { family: "Di Carlo", initials: ["V"], suffix: null }],
    ["King ML V", { family: "King", initials: ["M", "L"], suffix: "V" }],
    ["Mamukova IuI", { family: "Mamukova", initials: ["Iu", "I"], suffix: null }],
    ["", { family: "", initials: [], suffix: null }],
  ])("%s is read as it is printed", (printed, name) => {
    expect(readAuthorName(printed)).toEqual(name);
  });
});

describe("pages", () => {
  it.each([
    ["445-9", "445", "449"],
    ["117-26", "117", "126"],
    ["998-1002", "998", "1002"],
    ["S12-5", "S12", "S15"],
    ["ii34-ii39", "ii34", "ii39"],
    ["e123", "e123", null],
    ["1022-32; discussion 1033", "1022", "1032"],
    ["5-7, 12", "5", "7"],
    ["xii-iv", "xii", "iv"],
    ["", "", null],
  ])("%s begin and end where they do", (printed, first, last) => {
    expect(readPageRange(printed)).toEqual({ first, last });
  });
});
