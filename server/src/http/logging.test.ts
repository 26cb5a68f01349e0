import { describe, expect, it } from "vitest";
import { createLogger, hideSecrets } from "./logging.ts";

describe("addresses in the log", () => {
  it.each([
    ["/api/v1/ws?token=abc.def.ghi", "/api/v1/ws?token=[hidden]"],
    ["/x?a=1&token=abc&b=2", "/x?a=1&token=[hidden]&b=2"],
    ["/x?TOKEN=abc", "/x?TOKEN=[hidden]"],
    ["/x?%74oken=abc", "/x?%74oken=[hidden]"],
    ["/x?a=?&token=a=b", "/x?a=?&token=[hidden]"],
    ["/x?%zz=1&tokens=3", "/x?%zz=1&tokens=3"],
    ["/x", "/x"],
  ])("%s is shown as %s", (url, shown) => {
    expect(hideSecrets(url)).toBe(shown);
  });
});

describe("log lines", () => {
  it("hide passwords and tokens that are logged by mistake", () => {
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => void lines.push(line) });
    logger.info({ password: "swordfish", headers: { authorization: "swordfish", cookie: "swordfish" } }, "one");
    logger.info({ request: { body: { new_password: "swordfish" }, headers: { "set-cookie": "swordfish" } } }, "two");
    logger.error({ err: Object.assign(new Error("failed"), { token: "swordfish" }) }, "three");
    expect(lines).toHaveLength(3);
    expect(lines.join("")).not.toContain("swordfish");
    expect(lines[2]).toContain("failed");
  });
});
