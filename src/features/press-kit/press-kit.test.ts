import { describe, expect, it } from "vitest";
import { get, visit } from "../../test/site.ts";

describe("the press kit", () => {
  it("tells who the DJ is, with the claims of the whole site", async () => {
    const answer = await visit(get("/epk"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toContain("s-maxage=");
    const html = await answer.text();
    for (const part of ["Press kit</h1>", "Quick facts", "500+", "200+", "300+", "98%", "4.9", "2015", "Plant City"])
      expect(html).toContain(part);
  });

  it("offers four files that exist, each by a link that downloads and says how large it is", async () => {
    const html = await (await visit(get("/epk"))).text();
    const links = [...html.matchAll(/<a [^>]*href="\/press-kit\/([^"]+)" download="([^"]+)".*?<\/a>/gs)];
    const files = links.map(([, file]) => file);
    expect(files).toEqual([
      "sunset-bay-dj-press-kit.pdf",
      "sunset-bay-dj-technical-rider.pdf",
      "sunset-bay-dj-photos.zip",
      "sunset-bay-dj-logos.zip",
    ]);
    const present = Object.keys(import.meta.glob("../../../public/press-kit/*"));
    expect(present).toEqual(expect.arrayContaining(files.map((file) => `../../../public/press-kit/${file}`)));
    for (const [link] of links) expect(link.replaceAll("<!-- -->", "")).toMatch(/(PDF|ZIP), [\d.]+ [KM]B/);
  });
});
