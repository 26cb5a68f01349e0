import i18next from "i18next";
import { describe, expect, test } from "vitest";
import { preparePageTests } from "../testing/page-test.ts";
import { ApiError, describeRefusal } from "./api-error.ts";
import { describeError, describeErrorCode } from "./errors.ts";

preparePageTests();

function makeError(status: number, code: ApiError["code"], detail: string | null): ApiError {
  return new ApiError({ status, code, detail, retryAfter: null, body: undefined });
}

describe("what went wrong", () => {
  test("is said in the user's language, by the code of the error", async () => {
    const error = makeError(503, "source_unavailable", "PubMed cannot be reached");
    await i18next.changeLanguage("zh");
    expect(describeError(error, i18next.t)).toBe("目前无法连接文献数据库，本次检索不计入次数。");
  });

  test("with the input is said in the server's words, which name what it takes", () => {
    const detail = "max_results must be a whole number from 1 to 100";
    expect(describeError(makeError(422, "validation_failed", detail), i18next.t)).toBe(detail);
    expect(describeError(makeError(422, "validation_failed", null), i18next.t)).toBe(
      "Please check your input and try again",
    );
  });

  test("with what is too large names the limit that the server names, and none where a proxy refused", async () => {
    const refused = (body: unknown) => describeError(describeRefusal(413, new Headers(), body), i18next.t);
    const body = { detail: "The request is too large", code: "body_too_large", limit_bytes: 1_048_576 };
    expect(refused(body)).toContain("at most 1 MB");
    expect(refused("<h1>413 Request Entity Too Large</h1>")).toBe("This is too large to be sent.");
    for (const language of ["ja", "zh"]) {
      await i18next.changeLanguage(language);
      expect(refused({ ...body, limit_bytes: 4_194_304 })).toContain("4.1 MB");
    }
  });

  test("is admitted to be unknown where it is", () => {
    expect(describeError(new Error("x is undefined"), i18next.t)).toBe("Something went wrong. Please try again.");
    expect(describeErrorCode("of_a_later_server", i18next.t)).toBeNull();
    expect(describeErrorCode(null, i18next.t)).toBeNull();
  });
});
