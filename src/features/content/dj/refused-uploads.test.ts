import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { administer, everyTable } from "../../../test/administrator.ts";
import { type UploadParts, upload, webp } from "../../../test/upload.ts";

const messageOf = (json: unknown): string => z.parse(z.object({ message: z.string() }), json).message;

const bucket = async () => (await env.PICTURES?.list())?.objects.map(({ key }) => key) ?? [];

describe("a file that is refused leaves nothing behind, and says why:", () => {
  it.each<[string, UploadParts, number, string]>([
    [
      "a text under the name of a picture",
      { variants: ["hello, this is no picture at all, only words"] },
      422,
      "not a picture",
    ],
    ["one of 12 MB", { variants: [webp(480, 320, 12 * 1024 * 1024)] }, 413, "10 MB at most"],
    ["one 20,000 pixels wide", { variants: [webp(20_000, 400)] }, 422, "this one is 20,000 by 400"],
    ["one 300 pixels wide", { variants: [webp(300, 200)] }, 422, "480 pixels wide at least; this one is 300"],
    ["one without words", { alt: " " }, 422, "say what the picture shows"],
    ["none at all", { variants: [] }, 422, "choose a picture"],
    ["widths of another plan", { variants: [webp(480, 320), webp(1000, 667)] }, 422, "not prepared"],
    ["variants of two pictures", { variants: [webp(480, 320), webp(800, 800)] }, 422, "not prepared"],
    ["colors that are none", { colors: "red,green" }, 422, "not prepared"],
    ["a variant of more than a megabyte", { variants: [webp(480, 320, 1_100_000)] }, 422, "not prepared"],
  ])("%s", async (_, parts, status, message) => {
    const before = await everyTable();
    const answer = await administer(upload(parts));
    expect(answer.status).toBe(status);
    expect(messageOf(await answer.json())).toContain(message);
    expect(await everyTable()).toEqual(before);
    expect(await bucket()).toEqual([]);
  });

  it("a picture whose last variant could not be stored", async () => {
    const { PICTURES } = env;
    if (!PICTURES) throw new Error("no bucket");
    let puts = 0;
    const failing = new Proxy(PICTURES, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (name !== "put") return value.bind(target);
        return (...sent: unknown[]) => {
          puts += 1;
          return puts === 3 ? Promise.reject(new Error("bucket out of order")) : value.apply(target, sent);
        };
      },
    });
    const before = await everyTable();
    const answer = await administer(upload(), { bindings: { PICTURES: failing } });
    expect(answer.status).toBe(503);
    expect(messageOf(await answer.json())).toContain("nothing is lost");
    expect(await bucket()).toEqual([]);
    expect(await everyTable()).toEqual(before);
  });
});
