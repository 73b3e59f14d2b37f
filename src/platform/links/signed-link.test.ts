import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import type { LinkSecrets } from "../../env-variables.ts";
import { day } from "../durations.ts";
import { openToken, signToken } from "./signed-link.ts";

const secrets: LinkSecrets = { current: "the secret of today, long enough to use", previous: null };
const now = Date.parse("2026-11-20T12:00:00Z");
const confirm = "newsletter-confirm";

const open = (token: string, at = now) => openToken(secrets, confirm, token, at);

const tampered = (token: string) =>
  [...token].map(
    (character, index) => token.slice(0, index) + (character === "A" ? "B" : "A") + token.slice(index + 1),
  );

describe("a signed link", () => {
  it("opens for its purpose and gives what it was signed for", async () => {
    const token = await signToken(secrets, confirm, { subject: "Zoë ☀ 1", version: 3, expiresAt: now + day });
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/);
    expect(await open(token)).toEqual({ status: "valid", subject: "Zoë ☀ 1", version: 3 });
  });

  it("works until the second it expires, or for ever", async () => {
    const token = await signToken(secrets, confirm, { subject: "a", expiresAt: now + day });
    expect(await open(token, now + day - 1)).toEqual({ status: "valid", subject: "a", version: 0 });
    expect(await open(token, now + day)).toEqual({ status: "expired" });
    const within = await signToken(secrets, confirm, { subject: "a", expiresAt: now + day + 999 });
    expect(await open(within, now + day)).toEqual({ status: "expired" });
    const lasting = await signToken(secrets, confirm, { subject: "a" });
    expect((await open(lasting, now + 36_500 * day)).status).toBe("valid");
  });

  it("is worth nothing for another purpose", async () => {
    const token = await signToken(secrets, "newsletter-unsubscribe", { subject: "a" });
    expect(await open(token)).toEqual({ status: "invalid" });
  });

  it("does not say that it has expired to whoever has it for another purpose", async () => {
    const token = await signToken(secrets, "portal", { subject: "a", expiresAt: now - 1 });
    expect(await open(token)).toEqual({ status: "invalid" });
  });

  it("is worth nothing without a signature, or with one of another algorithm", async () => {
    const claims = { sub: "a", aud: confirm, version: 0 };
    const key = new TextEncoder().encode(secrets.current);
    const other = await new SignJWT(claims).setProtectedHeader({ alg: "HS512" }).sign(key);
    const none = new UnsecuredJWT(claims).encode();
    for (const token of [other, none, `${none}${"A".repeat(43)}`])
      expect(await open(token), token).toEqual({ status: "invalid" });
  });

  it("is worth nothing when a single character of it is changed, left out or added", async () => {
    const token = await signToken(secrets, confirm, { subject: "a", expiresAt: now + day });
    const changed = [...tampered(token), token.slice(0, -1), token.slice(1), `${token}A`, `${token}.`, `${token}=`];
    expect(changed.length).toBeGreaterThan(60);
    for (const other of changed) expect(await open(other), other).toEqual({ status: "invalid" });
  });

  it("has one spelling: unused bits at the end of its signature must be zero", async () => {
    const token = await signToken(secrets, confirm, { subject: "a" });
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = alphabet.indexOf(token.at(-1) ?? "");
    for (const bits of [1, 2, 3])
      expect(await open(token.slice(0, -1) + alphabet[last + bits])).toEqual({ status: "invalid" });
  });

  it.each(["", ".", "..", "a", "a.b", "a.b.c", "a.b.c.d", "é.é", "%2e", "bnVsbA.bnVsbA", " ", "x".repeat(10_000)])(
    "%j opens nothing and breaks nothing",
    async (token) => {
      expect(await open(token)).toEqual({ status: "invalid" });
    },
  );

  it("outlives a change of secret by one, and not by two", async () => {
    const token = await signToken(secrets, confirm, { subject: "a" });
    const next = "the secret of tomorrow, long enough to use";
    const once = { current: next, previous: secrets.current };
    const twice = { current: "the secret of some later day, long too", previous: next };
    expect((await openToken(once, confirm, token, now)).status).toBe("valid");
    expect((await openToken(twice, confirm, token, now)).status).toBe("invalid");
    expect((await open(await signToken(once, confirm, { subject: "a" }))).status).toBe("invalid");
  });
});
