import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { ask, see, submit } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { inquiry, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { personJoin } from "../../people/dj/paths.ts";
import { api, withQuery } from "../../site/paths.ts";
import { leadPaths } from "./paths.ts";

const rowOf = (id: string) =>
  env.DB.prepare("SELECT status, answered_at AS answeredAt FROM contacts WHERE id = ?").bind(id).first();
const eventsOf = async (id: string) =>
  (
    await env.DB.prepare("SELECT status, note, by FROM contact_events WHERE contact_id = ? ORDER BY created_at, rowid")
      .bind(id)
      .all()
  ).results;

describe("a lead's page", () => {
  it("shows all that was sent, and answers by call, mail or text in one tap", async () => {
    await visit(postJson(api.leadInquiry, { ...inquiry, companyName: "Gulf & Sons" }));
    const id = String(await env.DB.prepare("SELECT id FROM contacts").first("id"));
    const html = await see(leadPaths(id).page);
    const text = mainTextIn(html);
    for (const value of Object.values({
      ...inquiry,
      eventCategory: "Wedding Reception",
      eventDate: "Friday, June 12, 2099",
    }))
      expect(text).toContain(value);
    expect(html).toContain('href="tel:8135550100"');
    expect(html).toContain('href="sms:8135550100"');
    const mail = new URL(/href="(mailto:[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");
    expect(mail.pathname).toBe("ana@example.com");
    expect(mail.searchParams.get("subject")).toBe("Wedding Reception on Friday, June 12, 2099: Sunset Bay DJ");
    expect(mail.searchParams.get("body")).toMatch(/^Hi Ana,\r\n\r\nThank you for asking/);
    expect(html).toContain(`href="${leadPaths(id).booking}"`);
  });

  it("names what else the person asked, and offers to join who has the same phone number under another email", async () => {
    const own = { firstName: "Ana", lastName: "Lind", email: "Ana@Example.com", phone: "(813) 555-0177" };
    const id = await storeLead(own);
    await storeLead({ ...own, eventType: "Birthday Party", eventDate: "2098-01-05" });
    await storeLead({
      ...own,
      phone: null,
      email: "ana@work.example",
      eventType: "Team Building Event",
      eventCategory: "corporate",
    });
    const again = { ...inquiry, ...own, phone: "+1 813.555.0177", email: "ana.l@example.com", eventDate: "2098-03-01" };
    expect((await visit(postJson(api.leadInquiry, again))).status).toBe(200);
    const strangers = [{ phone: "555-0177" }, { phone: "8135550178" }, { phone: null }];
    for (const [at, more] of strangers.entries())
      await storeLead({ ...own, email: `other-${at}@example.com`, ...more });
    const asked = async () =>
      mainTextIn(await see(leadPaths(id).page))
        .replace(/.*Also asked/, "")
        .replace(/All of this.*/, "");
    expect(await asked()).toMatch(/^ Birthday Party.* Ana Lind, ana\.l@example\.com, has the same phone number\./);
    expect((await asked()).match(/same phone number/g)).toHaveLength(1);
    expect(await asked()).not.toContain("Team Building");
    for (const other of ["ana.l@example.com", "ana@work.example"])
      await submit(personJoin, { email: "ana@example.com", other });
    expect(await asked()).not.toContain("Join them");
    for (const event of ["Birthday Party, Jan 5", "Mar 1, 2098", "Team Building Event"])
      expect(await asked()).toContain(event);
    expect(
      mainTextIn(await see(leadPaths(await storeLead({ email: "new@example.com", phone: null })).page)),
    ).not.toContain("Also asked");
  });

  it("lets no typed address add anything to the mail link", async () => {
    const id = await storeLead({ email: "a?bcc=x@evil.example", phone: "call me", discountCode: null });
    const html = await see(leadPaths(id).page);
    expect(html).toContain('href="mailto:a%3Fbcc%3Dx@evil.example?subject=');
    expect(html).not.toContain('tel:"');
    expect(html).not.toContain('href="sms:');
  });

  it("changes the status with its history, and the first answer counts once", async () => {
    const id = await storeLead({ createdAt: Date.now() - hour });
    const answer = await submit(leadPaths(id).status, { status: "contacted" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${leadPaths(id).page}?notice=status-set`]);
    const first = await rowOf(id);
    expect(first).toEqual({ status: "contacted", answeredAt: expect.any(Number) });
    for (const status of ["quoted", "quoted", "new", "lost"]) await submit(leadPaths(id).status, { status });
    expect(await rowOf(id)).toEqual({ ...first, status: "lost" });
    expect(await eventsOf(id)).toEqual(
      ["contacted", "quoted", "new", "lost"].map((status) => ({ status, note: null, by: "dj@example.com" })),
    );
    const html = await see(`${leadPaths(id).page}?notice=status-set`);
    expect(html).toMatch(/role="status"[^>]*>.*The status is set\./);
    expect(mainTextIn(html)).toContain("dj@example.com");
  });

  it("stays unanswered while it is new", async () => {
    const id = await storeLead();
    await submit(leadPaths(id).status, { status: "new" });
    expect(await rowOf(id)).toEqual({ status: "new", answeredAt: null });
    expect(await eventsOf(id)).toEqual([]);
  });

  it("takes the status from the list in one tap and goes back to the same list", async () => {
    const id = await storeLead();
    const html = await see(withQuery(adminPaths.leads, { status: "new", q: "ana" }));
    expect(html).toContain(`action="${leadPaths(id).status}"`);
    expect(html).toContain('name="list" value="status=new&amp;q=ana"');
    const answer = await submit(leadPaths(id).status, { status: "contacted", list: "status=new&q=ana" });
    expect(answer.headers.get("Location")).toBe(`${adminPaths.leads}?status=new&q=ana&notice=status-set`);
    const away = await submit(leadPaths(id).status, { status: "lost", list: "//evil.example/?x=1" });
    expect(away.headers.get("Location")).toMatch(/^\/admin\/leads\?/);
  });

  it("keeps private notes", async () => {
    const id = await storeLead();
    const answer = await submit(leadPaths(id).notes, { note: "  Met at the venue.\r\nNo fog.  " });
    expect(answer.headers.get("Location")).toBe(`${leadPaths(id).page}?notice=note-added`);
    expect(await eventsOf(id)).toEqual([{ status: null, note: "Met at the venue.\nNo fog.", by: "dj@example.com" }]);
    expect(mainTextIn(await see(leadPaths(id).page))).toContain("Met at the venue.");
  });

  it("leads to its booking once there is one", async () => {
    const id = await storeLead();
    await env.DB.prepare(
      `INSERT INTO bookings (id, client_name, client_email, contact_id, event_date, start_time, end_time, event_type,
        package_name, price, created_at, updated_at) VALUES ('b1', 'A', 'a@example.com', ?, '2099-01-01', '18:00', '22:00', 'X', 'P', 1, 1, 1)`,
    )
      .bind(id)
      .run();
    expect(await see(leadPaths(id).page)).toContain(`href="${bookingPaths("b1").page}"`);
  });

  it("refuses what is no status, no note and no lead", async () => {
    const id = await storeLead();
    expect((await submit(leadPaths(id).status, { status: "won" })).status).toBe(422);
    expect((await submit(leadPaths(id).notes, { note: " " })).status).toBe(422);
    for (const path of [leadPaths("nobody").status, leadPaths("nobody").notes])
      expect((await submit(path, { status: "lost", note: "x" })).status).toBe(404);
    expect((await ask(leadPaths("nobody").page)).status).toBe(404);
    expect(await eventsOf(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: "new" });
  });
});
