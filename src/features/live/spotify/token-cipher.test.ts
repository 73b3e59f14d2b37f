import { expect, it } from "vitest";
import { open, seal } from "./token-cipher.ts";

const key = btoa("k".repeat(32));

it("opens what it sealed, which looks different every time", async () => {
  const [one, two] = [await seal("tökén", key, "a"), await seal("tökén", key, "a")];
  expect(one).not.toBe(two);
  expect([await open(one, key, "a"), await open(two, key, "a")]).toEqual(["tökén", "tökén"]);
});

it("opens with the same key, for the same purpose and unchanged alone", async () => {
  const sealed = await seal("token", key, "a");
  const changed = `${sealed.slice(0, 20)}${sealed[20] === "A" ? "B" : "A"}${sealed.slice(21)}`;
  await expect(open(sealed, btoa("x".repeat(32)), "a")).rejects.toThrow();
  await expect(open(sealed, key, "b")).rejects.toThrow();
  await expect(open(changed, key, "a")).rejects.toThrow();
  await expect(open("AAAA", key, "a")).rejects.toThrow();
});
