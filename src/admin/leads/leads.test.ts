import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { insertContact } from "../../business/leads/contacts.ts";
import { primary } from "../../db/client.ts";
import { hour } from "../../durations.ts";
import { api, withQuery } from "../../site/paths.ts";
import { ask, submit } from "../../test/administrator.ts";
import { mainTextIn } from "../../test/page.ts";
import { countTrips, get, inquiry, message, postJson, visit } from "../../test/site.ts";
import { adminPaths, bookingPaths, leadPaths, listQuery } from "../paths.ts";

type NewContact = Parameters<typeof insertContact>[1];

const db = primary(env.DB);

/** Stores a contact as a form would have, `age` milliseconds ago. */
async function storeContact(over: Partial<NewContact> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await insertContact(db, {
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

const inbox = async (query: Record<string, string | null> = {}) =>
  (await ask(withQuery(adminPaths.leads, query))).text();
/** The ids of the leads that a page lists, in order. */
const idsIn = (html: string) => [...html.matchAll(/<h2><a href="\/admin\/leads\/([\w-]+)"/g)].map(([, id]) => id);
const nextIn = (html: string) => /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
const rowOf = (id: string) =>
  env.DB.prepare("SELECT status, answered_at AS answeredAt FROM contacts WHERE id = ?").bind(id).first();
const eventsOf = async (id: string) =>
  (
    await env.DB.prepare("SELECT status, note, by FROM contact_events WHERE contact_id = ? ORDER BY created_at, rowid")
      .bind(id)
      .all()
  ).results;

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
        const html = await (await ask(address)).text();
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
    const trips = countTrips();
    await ask("/admin/nothing-here");
    // The guard notes who came, after the answer.
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

describe("a lead's page", () => {
  it("shows all that was sent, and answers by call, mail or text in one tap", async () => {
    await visit(postJson(api.leadInquiry, { ...inquiry, companyName: "Gulf & Sons" }));
    const [id = ""] = idsIn(await inbox());
    const html = await (await ask(leadPaths(id).page)).text();
    const text = mainTextIn(html);
    for (const value of Object.values({ ...inquiry, eventCategory: "Weddings", eventDate: "Friday, June 12, 2099" }))
      expect(text).toContain(value);
    expect(html).toContain('href="tel:8135550100"');
    expect(html).toContain('href="sms:8135550100"');
    const mail = new URL(/href="(mailto:[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");
    expect(mail.pathname).toBe("ana@example.com");
    expect(mail.searchParams.get("subject")).toBe("Wedding Reception on Friday, June 12, 2099: Sunset Bay DJ");
    expect(mail.searchParams.get("body")).toMatch(/^Hi Ana,\r\n\r\nThank you for asking/);
    expect(html).toContain(`href="${leadPaths(id).booking}"`);
  });

  it("lets no typed address add anything to the mail link", async () => {
    const id = await storeContact({ email: "a?bcc=x@evil.example", phone: "call me", discountCode: null });
    const html = await (await ask(leadPaths(id).page)).text();
    expect(html).toContain('href="mailto:a%3Fbcc%3Dx@evil.example?subject=');
    expect(html).not.toContain('tel:"');
    expect(html).not.toContain('href="sms:');
  });

  it("changes the status with its history, and the first answer counts once", async () => {
    const id = await storeContact({ createdAt: Date.now() - hour });
    const answer = await submit(leadPaths(id).status, { status: "contacted" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${leadPaths(id).page}?notice=status-set`]);
    const first = await rowOf(id);
    expect(first).toEqual({ status: "contacted", answeredAt: expect.any(Number) });
    for (const status of ["quoted", "quoted", "new", "lost"]) await submit(leadPaths(id).status, { status });
    expect(await rowOf(id)).toEqual({ ...first, status: "lost" });
    expect(await eventsOf(id)).toEqual(
      ["contacted", "quoted", "new", "lost"].map((status) => ({ status, note: null, by: "dj@example.com" })),
    );
    const html = await (await ask(`${leadPaths(id).page}?notice=status-set`)).text();
    expect(html).toMatch(/role="status"[^>]*>.*The status is set\./);
    expect(mainTextIn(html)).toContain("dj@example.com");
  });

  it("stays unanswered while it is new", async () => {
    const id = await storeContact();
    await submit(leadPaths(id).status, { status: "new" });
    expect(await rowOf(id)).toEqual({ status: "new", answeredAt: null });
    expect(await eventsOf(id)).toEqual([]);
  });

  it("takes the status from the list in one tap and goes back to the same list", async () => {
    const id = await storeContact();
    const html = await inbox({ status: "new", q: "ana" });
    expect(html).toContain(`action="${leadPaths(id).status}"`);
    expect(html).toContain('name="list" value="status=new&amp;q=ana"');
    const answer = await submit(leadPaths(id).status, { status: "contacted", list: "status=new&q=ana" });
    expect(answer.headers.get("Location")).toBe(`${adminPaths.leads}?status=new&q=ana&notice=status-set`);
    const away = await submit(leadPaths(id).status, { status: "lost", list: "//evil.example/?x=1" });
    expect(away.headers.get("Location")).toMatch(/^\/admin\/leads\?/);
  });

  it("keeps private notes", async () => {
    const id = await storeContact();
    const answer = await submit(leadPaths(id).notes, { note: "  Met at the venue.\r\nNo fog.  " });
    expect(answer.headers.get("Location")).toBe(`${leadPaths(id).page}?notice=note-added`);
    expect(await eventsOf(id)).toEqual([{ status: null, note: "Met at the venue.\nNo fog.", by: "dj@example.com" }]);
    expect(mainTextIn(await (await ask(leadPaths(id).page)).text())).toContain("Met at the venue.");
  });

  it("leads to its booking once there is one", async () => {
    const id = await storeContact();
    await env.DB.prepare(
      `INSERT INTO bookings (id, client_name, client_email, contact_id, event_date, start_time, end_time, event_type,
        package_name, price, created_at, updated_at) VALUES ('b1', 'A', 'a@example.com', ?, '2099-01-01', '18:00', '22:00', 'X', 'P', 1, 1, 1)`,
    )
      .bind(id)
      .run();
    expect(await (await ask(leadPaths(id).page)).text()).toContain(`href="${bookingPaths("b1").page}"`);
  });

  it("refuses what is no status, no note and no lead", async () => {
    const id = await storeContact();
    expect((await submit(leadPaths(id).status, { status: "won" })).status).toBe(422);
    expect((await submit(leadPaths(id).notes, { note: " " })).status).toBe(422);
    for (const path of [leadPaths("nobody").status, leadPaths("nobody").notes])
      expect((await submit(path, { status: "lost", note: "x" })).status).toBe(404);
    expect((await ask(leadPaths("nobody").page)).status).toBe(404);
    expect(await eventsOf(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: "new" });
  });
});
