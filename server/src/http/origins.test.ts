import { describe, expect, it } from "vitest";
import { isAllowedOrigin } from "./origins.ts";

const LOCAL = { publicUrl: "http://localhost:3000", port: 3000 };
const PUBLIC = { publicUrl: "https://medsieve.example.org/search", port: 3000 };

describe("allowed origins", () => {
  it.each([
    [LOCAL, "http://localhost:3000", true],
    [LOCAL, "http://127.0.0.1:3000", true],
    [LOCAL, "http://[::1]:3000", true],
    [LOCAL, "HTTP://LOCALHOST:3000", true],
    [LOCAL, undefined, true],
    [LOCAL, "https://localhost:3000", false],
    [LOCAL, "http://localhost:8080", false],
    [LOCAL, "http://192.168.1.7:3000", false],
    [LOCAL, "null", false],
    [LOCAL, "", false],
    [LOCAL, "not an origin", false],
    [{ publicUrl: "http://localhost:5173", port: 3000 }, "http://localhost:5173", true],
    [{ publicUrl: "http://localhost:5173", port: 3000 }, "http://127.0.0.1:3000", true],
    [{ publicUrl: "http://localhost", port: 80 }, "http://127.0.0.1", true],
    [PUBLIC, "https://medsieve.example.org", true],
    [PUBLIC, "http://medsieve.example.org", false],
    [PUBLIC, "https://medsieve.example.org.evil.example", false],
    [PUBLIC, "http://localhost:3000", false],
  ])("%j: %j is %s", (config, origin, allowed) => {
    expect(isAllowedOrigin(origin, config)).toBe(allowed);
  });
});
