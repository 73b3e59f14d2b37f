import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { rows } from "../../test/rows.ts";
import { origin, visit } from "../../test/site.ts";
import { mixPlays } from "../site/paths.ts";

describe("a play", () => {
  const play = (mix: string, from: string, bindings = {}) =>
    visit(new Request(origin + mixPlays(mix), { method: "POST", headers: { "CF-Connecting-IP": from } }), bindings);
  const plays = async (mix: string) => (await rows("SELECT views FROM mixes WHERE id = ?", mix))[0]?.views;

  it("counts once a day for a visitor and a mix, names nobody, and makes no page anew", async () => {
    const [version] = await rows("SELECT version FROM content_versions WHERE kind = 'mixes'");
    for (const from of ["192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2"])
      expect((await play("mix-quince", from)).status).toBe(204);
    expect(await plays("mix-quince")).toBe(2);
    await play("mix-golden-hour", "192.0.2.1");
    expect(await rows("SELECT sum(views) AS views FROM mixes")).toEqual([{ views: 3 }]);
    expect(await rows("SELECT version FROM content_versions WHERE kind = 'mixes'")).toEqual([version]);
    expect(JSON.stringify(await rows("SELECT * FROM mix_plays"))).not.toContain("192.0.2");

    await env.DB.exec("UPDATE mix_plays SET day = '2020-01-01'");
    await play("mix-quince", "192.0.2.1");
    expect(await plays("mix-quince")).toBe(3);
    expect(await rows("SELECT count(*) AS n FROM mix_plays")).toEqual([{ n: 1 }]);
  });

  it("of what is no mix, too many of one network, and none without a secret, change nothing", async () => {
    expect((await play("nothing", "192.0.2.3")).status).toBe(204);
    const BEACON_LIMIT = { limit: async () => ({ success: false }) };
    expect((await play("mix-quince", "192.0.2.3", { BEACON_LIMIT })).status).toBe(204);
    expect((await play("mix-quince", "192.0.2.3", { LINK_SECRET: "" })).status).toBe(204);
    expect(await rows("SELECT count(*) AS n FROM mix_plays")).toEqual([{ n: 0 }]);
    expect(await plays("mix-quince")).toBe(0);
  });
});
