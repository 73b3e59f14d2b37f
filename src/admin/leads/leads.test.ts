import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { insertContactQuery } from "../../business/leads/contacts.ts";
import { primary } from "../../db/client.ts";
import { api, withQuery } from "../../site/paths.ts";
import { ask, see, submit } from "../../test/administrator.ts";
import { mainTextIn } from "../../test/page.ts";
import { countTrips, get, inquiry, message, postJson, visit } from "../../test/site.ts";
import { leadPaths } from "../lead-paths.ts";
import { adminPaths, listQuery } from "../paths.ts";

type NewContact = Parameters<typeof insertContactQuery>[1];

const db = primary(env.DB);

/** Stores a contact with these facts and no more than a form must have: nothing else of it is found. */
async function storeContact(over: Partial<NewContact> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await insertContactQuery(db, {
    id,
    firstName: "Ana",
    lastName: "Núñez",
    email: "ana@example.com",
    eventType: "Wedding Reception",
    eventCategory: "wedding",
    discountCode: "WEDDING25",
    idempotencyKey: id,
    createdAt: Date.now(),
    ...over,
  });
  return id;
}

const inbox = async (query: Record<string, string | null> = {}) => see(withQuery(adminPaths.leads, query));
/** The ids of the leads that a page lists, in order. */
const idsIn = (html: string) => [...html.matchAll(/<h2><a href="\/admin\/leads\/([\w-]+)"/g)].map(([, id]) => id);
const nextIn = (html: string) => /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

describe("the inbox", () => {
  it("lists what both public forms bring, newest first", async () => {
    await visit(postJson(api.leadInquiry, { ...inquiry, lastName: "Lead" }));
    await visit(postJson(api.contact, { ...message, lastName: "Message" }));
    const text = mainTextIn(await inbox());
    expect(text.indexOf("Ana Message")).toBeLessThan(text.indexOf("Ana Lead"));
    expect(text).toContain("WEDDING25");
    expect(text).toContain("$2,500-$5,000");
    expect(text).toMatch(/\d+ (h|min)( \d+ min)? left/);
  });

  it("is empty in words, and says so when a filter finds nothing", async () => {
    expect(mainTextIn(await inbox())).toContain("No leads yet.");
    await storeContact();
    const none = await inbox({ [listQuery.status]: "lost" });
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
    const newest = rows.map(({ id }) => id).reverse();
    const views = [
      {},
      { [listQuery.status]: "new" },
      { [listQuery.category]: "wedding" },
      { [listQuery.status]: "new", [listQuery.category]: "wedding" },
      { [listQuery.text]: "nunez" },
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
      expect(seen, JSON.stringify(view)).toEqual(newest);
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
    // What is no status and no kind narrows nothing.
    expect(idsIn(await inbox({ status: "nonsense", category: "nonsense" }))).toHaveLength(5);
  });

  it("finds words by their beginning in every field that was typed, without accents and in any order", async () => {
    const id = await storeContact({
      firstName: "Zoë",
      lastName: "Müller-Ortiz",
      email: "zoe.ortiz@gulf.example",
      companyName: "Bay & Co.",
      venue: "Sand Key Park",
      eventType: "Birthday Party",
      details: "Quinceañera for Sofía, 'no' \"chicken dance\"",
    });
    await storeContact({ firstName: "Other", eventType: "Anniversary" });
    const found = [
      "zoe",
      "ZOË",
      "mull",
      "ortiz zoe",
      "zoe.ortiz@gu",
      "bay",
      "sand k",
      "birth",
      "quinceanera sof",
      '"chicken',
    ].concat(["chicken dance", "key sand", "& bay"]);
    for (const text of found) expect(idsIn(await inbox({ q: text })), text).toEqual([id]);
    for (const text of ["uller", "zoe nobody", "new", "wedding"])
      expect(idsIn(await inbox({ q: text })), text).toEqual([]);
  });

  it("takes any text as text", async () => {
    await storeContact();
    const odd = [
      '"',
      '""',
      "'",
      "*",
      "ana*",
      "ana AND",
      "OR",
      "NOT ana",
      "NEAR(ana nunez)",
      "(",
      ")",
      "ana:",
      "email:ana",
    ]
      .concat([
        "{status}",
        "- ana",
        "^ana",
        "ana + nunez",
        "@",
        "…",
        "🙂",
        "\0",
        "a\0b",
        "\ud800",
        "%",
        "_",
        "\\",
        "--",
        ";",
      ])
      .concat(["x".repeat(5000), "a ".repeat(500), "status : new"]);
    for (const text of odd) expect((await ask(withQuery(adminPaths.leads, { q: text }))).status, text).toBe(200);
  });

  it("finds a phone number by its digits, however it was typed", async () => {
    const id = await storeContact({ phone: "+1 (813) 555-0142" });
    await storeContact({ phone: "8135550199" });
    for (const text of ["0142", "5550142", "555-0142", "(813) 555-0142", "+18135550142", "+1-813-555-0142"])
      expect(idsIn(await inbox({ q: text })), text).toEqual([id]);
    expect(idsIn(await inbox({ q: "813" }))).toHaveLength(2);
    expect(idsIn(await inbox({ q: "555-01" }))).toHaveLength(2);
  });

  it("finds words longer than a pattern of D1's", async () => {
    const email = `${"christopher.".repeat(6)}featherstone@example.com`;
    const id = await storeContact({ email });
    await storeContact({ email: email.replace("stone", "ston") });
    expect(idsIn(await inbox({ q: email }))).toEqual([id]);
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

  it("costs one round trip, and nobody else sees it", async () => {
    await storeContact();
    // The guard notes who came, once for a login and after the answer.
    await ask("/admin/nothing-here");
    const trips = countTrips();
    await ask("/admin/nothing-here");
    const guard = trips();
    for (const path of [adminPaths.leads, `${adminPaths.leads}?q=ana&status=new`]) {
      const before = trips();
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
      expect(trips() - before - guard).toBe(1);
    }
    expect((await visit(get(adminPaths.leads))).status).toBe(401);
  });
});
