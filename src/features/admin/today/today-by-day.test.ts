import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { contacts } from "../../../database/schema/leads.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import { clientRequests } from "../../../database/schema/requests.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { weekdayInWords } from "../../../platform/english.ts";
import { open } from "../../../test/first-page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { inquiry, mailbox, postJson, visit } from "../../../test/site.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { requestPaths } from "../../requests/dj/paths.ts";
import { api } from "../../site/paths.ts";
import { adminApi, adminPaths } from "../paths.ts";

const db = primary(env.DB);

const today = calendarDateAt(Date.now());

describe("the administrator's first page", () => {
  it("is headed by the day, and kept out of search indexes and the public footer's way", async () => {
    const { html, text } = await open();
    expect(html).toContain(`>${weekdayInWords(Date.now())}</h1>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const marketing of ["Book the DJ", 'aria-label="Main"', "footer-grid", 'id="menu"'])
      expect(html).not.toContain(marketing);
    expect(text).toContain("Nobody waits for you");
  });

  it("has no evening whose hold has ended among those that come", async () => {
    const night = { eventDate: today, startTime: "00:00", endTime: "23:59", status: "hold" } as const;
    await storeBooking({ ...night, eventType: "Lapsed Party", holdEndsAt: Date.now() - 1 });
    const holdEndsAt = Date.now() + 90_000_000;
    await storeBooking({ ...night, eventDate: addDays(today, 1), eventType: "Held Party", holdEndsAt });
    const { text } = await open();
    expect(text.split("Held Party")).toHaveLength(2);
    expect(text.split("Lapsed Party, ")).toHaveLength(2);
    expect(text.split("Lapsed Party")).toHaveLength(2);
  });

  it("sums up leads, bookings, requests and mails, with a way to each", async () => {
    await visit(postJson(api.leadInquiry, inquiry), { EMAIL: mailbox(() => true).email });
    await storeBooking({ eventDate: today, eventType: "Graduation Party", startTime: "00:00", endTime: "23:59" });
    await storeBooking({ eventDate: today, eventType: "Played already", status: "completed", price: 0 });
    await storeBooking({ eventDate: addDays(today, 1), eventType: "Team Building Event", status: "hold" });
    await storeBooking({ eventDate: addDays(today, -1), eventType: "Yesterday's", status: "completed", price: 0 });
    await storeBooking({ eventDate: addDays(today, 2), eventType: "Called off", status: "cancelled" });
    await db.insert(clientRequests).values([
      {
        id: "r",
        clientEmail: "ben@example.com",
        type: "song-request",
        subject: "First dance",
        message: "The long version",
        createdAt: Date.now() - 7_200_000,
        updatedAt: Date.now(),
      },
      {
        id: "done",
        clientEmail: "ben@example.com",
        type: "general",
        subject: "Answered long ago",
        message: "Thank you",
        status: "completed",
        createdAt: 1,
        updatedAt: 1,
      },
    ]);
    await db.update(outbox).set({ nextAttemptAt: null });
    const { html, text } = await open();
    expect(text).toMatch(/1 new lead and \d+ other things waiting for you\./);
    expect(text).toMatch(
      /Tonight 12 AM to 11:59 PM on now Graduation Party.*Ana Núñez (?:\S.* left|by .* [AP]M) Wedding Reception, 101-200 guests, \$2,500-\$5,000 Fri, Jun 12, 2099 Free Reply.*ben@example\.com Song Request: First dance · 2 h ago Answer.*This mail failed: New inquiry, to you.*Coming up.*Team Building Event.*Hold/,
    );
    expect(text).not.toMatch(/Yesterday's|Called off|Answered long ago|Played already/);
    expect(html).toContain(
      `href="${leadPaths(String((await db.select({ id: contacts.id }).from(contacts))[0]?.id)).page}#reply"`,
    );
    const [contact] = await db.select({ id: contacts.id }).from(contacts);
    expect(html).toContain(`href="${leadPaths(contact?.id ?? "").page}"`);
    expect(html).toContain(`href="${requestPaths("r").page}"`);
    expect(text).toContain("Of 1 lead, 0 became a booking.");
    const badge = (path: string, count: string) =>
      new RegExp(`href="${path}"[^>]*>.{0,90}<b class="nav-badge">${count}<span`);
    for (const [path, count] of [
      [adminPaths.leads, "1"],
      [adminPaths.requests, "1"],
      [adminPaths.outbox, "2"],
    ] as const)
      expect(html).toMatch(badge(path, count));
    for (const path of [adminPaths.leads, adminPaths.bookings, adminPaths.requests, adminPaths.outbox])
      expect(html).toContain(`href="${path}"`);
    expect(html).toContain(`action="${adminApi.logout}"`);
    await db.update(contacts).set({ status: "contacted" });
    expect((await open()).text).toMatch(/M\. \d+ things waiting for you\./);
  });
});
