import { describe, expect, it } from "vitest";
import { submit } from "../../../test/administrator.ts";
import { storedForm, whole } from "../../../test/content-forms.ts";
import { addresses } from "../../../test/landing-pages.ts";
import { structuredDataIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, visit } from "../../../test/site.ts";
import { paths } from "../../site/paths.ts";
import { contentDelete, contentNew, contentRow } from "./paths.ts";

describe("packages", () => {
  it("have one most popular at most", async () => {
    await submit(contentNew("packages"), { ...whole.packages, isPopular: "on" });
    expect(await rows("SELECT name FROM packages WHERE is_popular")).toEqual([{ name: "GOLD" }]);
    const row = await storedForm("packages", "package-elite");
    await submit(contentRow("packages", "package-elite"), { ...row?.texts, isPopular: "on" });
    expect(await rows("SELECT name FROM packages WHERE is_popular")).toEqual([{ name: "ELITE" }]);
  });

  it("keep the most popular one when the form of one that is gone is sent", async () => {
    const popular = await rows("SELECT id FROM packages WHERE is_popular");
    expect(popular).toHaveLength(1);
    const form = { ...whole.packages, isPopular: "on" };
    expect((await submit(contentRow("packages", "no-such-id"), form)).status).toBe(404);
    expect(await rows("SELECT id FROM packages WHERE is_popular")).toEqual(popular);
  });

  it("have one most popular at most when a new form is sent again with that box ticked", async () => {
    const id = crypto.randomUUID();
    await submit(contentNew("packages"), { ...whole.packages, id });
    await submit(contentNew("packages"), { ...whole.packages, id, isPopular: "on" });
    expect(await rows("SELECT id FROM packages WHERE is_popular")).toEqual([{ id }]);
  });

  it("are offers to search engines at the prices of their rows, and none once they are gone", async () => {
    const offers = async (path: string) =>
      structuredDataIn(await htmlAt(path)).flatMap(({ makesOffer = [] }) =>
        makesOffer.map(({ name, price, priceCurrency, availability }: Record<string, unknown>) =>
          [name, price, priceCurrency, availability].join(" "),
        ),
      );
    const row = await storedForm("packages", "package-premium");
    await submit(contentRow("packages", "package-premium"), { ...row?.texts, price: "2,611.50" });
    await submit(contentDelete("packages", "package-elite"), {});
    const stored = (await rows("SELECT name, price FROM packages")).map(
      ({ name, price }) => `${name} ${Number(price) / 100} USD https://schema.org/InStock`,
    );
    expect(stored).toContain("PREMIUM 2611.5 USD https://schema.org/InStock");
    for (const path of [paths.home, addresses.tampa])
      expect((await offers(path)).toSorted(), path).toEqual(stored.toSorted());
  });

  it("may be renamed: the contact page goes by the new name, and an old link leads to the form", async () => {
    const row = await storedForm("packages", "package-premium");
    await submit(contentRow("packages", "package-premium"), { ...row?.texts, name: "GOLD & MORE" });
    const link = /href="(\/contact\?package=gold[^"]*)"/.exec(await htmlAt(paths.home))?.[1];
    expect(await htmlAt(link?.replaceAll("&amp;", "&") ?? "")).toContain("GOLD &amp; MORE package");
    const old = await visit(get(`${paths.contact}?package=premium`));
    expect(old.status).toBe(200);
    expect(await old.text()).not.toContain('name="package"');
  });
});
