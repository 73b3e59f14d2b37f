import { expect, it } from "vitest";
import { openSealedToken, sealToken } from "./token-cipher.ts";

const key = btoa("k".repeat(32));

it("opens what it sealed, which looks different every time", async () => {
  const [one, two] = [await sealToken("tökén", key, "a"), await sealToken("tökén", key, "a")];
  expect(one).not.toBe(two);
  expect([await openSealedToken(one, key, "a"), await openSealedToken(two, key, "a")]).toEqual(["tökén", "tökén"]);
});

it("opens with the same key, for the same purpose and unchanged alone", async () => {
  const sealed = await sealToken("token", key, "a");
  const changed = `${sealed.slice(0, 20)}${sealed[20] === "A" ? "B" : "A"}${sealed.slice(21)}`;
  await expect(openSealedToken(sealed, btoa("x".repeat(32)), "a")).rejects.toThrow();
  await expect(openSealedToken(sealed, key, "b")).rejects.toThrow();
  await expect(openSealedToken(changed, key, "a")).rejects.toThrow();
  await expect(openSealedToken("AAAA", key, "a")).rejects.toThrow();
});
