import { describe, expect, it } from "vitest";
import { ask, see, submit } from "../../../test/administrator.ts";
import { idsIn, storeContact } from "../../../test/inbox.ts";
import { mainTextIn } from "../../../test/page.ts";
import { get, inquiry, message, postJson, visit } from "../../../test/site.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { api, withQuery } from "../../site/paths.ts";
import { leadPaths } from "./paths.ts";

const inbox = async (query: Record<string, string | null> = {}) => see(withQuery(adminPaths.leads, query));

const nextIn = (html: string) => /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

describe("the inbox", () => {
  it("lists what both public forms bring, newest first", async () => {
    await visit(postJson(api.leadInquiry, { ...inquiry, lastName: "Lead" }));
    await visit(postJson(api.contact, { ...message, lastName: "Message" }));
    const text = mainTextIn(await inbox());
    expect(text.indexOf("Ana Message")).toBeLessThan(text.indexOf("Ana Lead"));
    expect(text).toContain("WEDDING25");
    expect(text).toContain("$2,500-$5,000");
    expect(text).toMatch(/\d+ (h|min)( \d+ min)? left|by \w+ \d[\d:]* [AP]M/);
  });

  it("is empty in words, and says so when a filter finds nothing", async () => {
    expect(mainTextIn(await inbox())).toContain("No leads yet.");
    await storeContact();
    const none = await inbox({ [listParameters.status]: "lost" });
    expect(mainTextIn(none)).toContain("Nothing here fits.");
    expect(none).toContain(`href="${adminPaths.leads}">Show everything`);
  });

  it("pages by key: every lead once, whatever narrows the list, also where instants are the same", async () => {
    const now = Date.now();
    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: `lead-${String(index).padStart(3, "0")}`,
      createdAt: now - 1000 * 60 * Math.floor((120 - index) / 7),
    }));
    for (const row of rows) await storeContact({ ...row, idempotencyKey: row.id });
    const all = rows.map(({ id }) => id);
    const views = [
      {},
      { [listParameters.status]: "new" },
      { [listParameters.category]: "wedding" },
      { [listParameters.status]: "new", [listParameters.category]: "wedding" },
      { [listParameters.text]: "nunez" },
    ];
    for (const view of views) {
      const seen: (string | undefined)[] = [];
      let address: string | undefined = withQuery(adminPaths.leads, view);
      while (address) {
        const html = await see(address);
        expect(idsIn(html).length).toBeLessThanOrEqual(50);
        seen.push(...idsIn(html));
        address = nextIn(html);
      }
      expect(seen.toSorted(), JSON.stringify(view)).toEqual(all);
    }
  });

  it("narrows by status, kind and text together, and keeps the filters in its form and links", async () => {
    const wanted = await storeContact({ status: "quoted", companyName: "Gulf & Sons", eventCategory: "corporate" });
    await storeContact({ status: "new", companyName: "Gulf & Sons", eventCategory: "corporate" });
    await storeContact({ status: "quoted", companyName: "Gulf & Sons", eventCategory: "wedding" });
    await storeContact({ status: "quoted", companyName: "Bay", eventCategory: "corporate" });
    const messageId = await storeContact({ status: "quoted", eventCategory: null, discountCode: null });
    const html = await inbox({ status: "quoted", category: "corporate", q: "gulf" });
    expect(idsIn(html)).toEqual([wanted]);
    expect(html).toContain('value="gulf"');
    expect(html).toContain('href="/admin/leads?status=new&amp;category=corporate&amp;q=gulf"');
    expect(idsIn(await inbox({ category: "message" }))).toEqual([messageId]);
    expect(idsIn(await inbox({ category: "message", status: "quoted" }))).toEqual([messageId]);
    // Unknown statuses and kinds filter nothing.
    expect(idsIn(await inbox({ status: "nonsense", category: "nonsense" }))).toHaveLength(5);
  });

  it("follows a status that changes", async () => {
    const id = await storeContact({ details: "violin" });
    await submit(leadPaths(id).status, { status: "lost" });
    expect(idsIn(await inbox({ q: "violin", status: "new" }))).toEqual([]);
    expect(idsIn(await inbox({ q: "violin", status: "lost" }))).toEqual([id]);
  });

  it("counts each status no further than 99", async () => {
    for (let count = 0; count < 120; count++) await storeContact();
    await storeContact({ status: "lost" });
    const html = await inbox();
    expect(html).toMatch(/<span>New<\/span><b>99\+<\/b>/);
    expect(html).toMatch(/<span>Lost<\/span><b>1<\/b>/);
    expect(html).not.toMatch(/<span>Booked<\/span><b>/);
  });

  it("is the administrator's alone", async () => {
    await storeContact();
    for (const path of [adminPaths.leads, `${adminPaths.leads}?q=ana&status=new`]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    }
    expect((await visit(get(adminPaths.leads))).status).toBe(401);
  });
});
