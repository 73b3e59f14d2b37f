import { expect, it } from "vitest";
import { retryAfter } from "./ask.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

it.each([
  ["0", 0],
  ["7", 7000],
  ["86400", 86_400_000],
  ["99999999999999999999", 86_400_000],
  ["Fri, 20 Nov 2026 12:01:30 GMT", 90_000],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
  ["soon", 60_000],
  ["-5", 60_000],
  ["", 60_000],
  [null, 60_000],
])("takes Retry-After: %s as %i ms", (header, wait) => {
  expect(retryAfter(header, now)).toBe(wait);
});
