import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox · Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/142.0.0.0`, "Edge · Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Safari/537.36`, "Chrome · Linux"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36`, "Chrome · Android"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`, "Safari · macOS"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`,
    "Safari · iPhone",
  ],
  [`Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) ${WEBKIT} CriOS/142.0.0.0 Mobile/15E148`, "Chrome · iPad"],
  ["curl/8.5.0 (Linux)", "Linux"],
])("%s is shown as %s", (userAgent, shown) => {
  expect(describeDevice(userAgent)).toBe(shown);
});

test.each([null, "", "<script>", "x".repeat(10_000)])("of %j nothing is said", (userAgent) => {
  expect(describeDevice(userAgent)).toBeNull();
});
