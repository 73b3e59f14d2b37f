import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import type { MailContent } from "../../platform/mail/message.ts";

const hasRow = (from: SQL, name: string) => sql<boolean>`exists (select 1 from ${from})`.mapWith(Boolean).as(name);

export const begunQuery = (db: Database) =>
  db
    .select({
      packages: hasRow(sql`packages`, "packages"),
      prices: hasRow(sql`prices`, "prices"),
      towns: hasRow(sql`travel_zones`, "towns"),
      addOns: hasRow(sql`add_ons`, "add_ons"),
      pictures: hasRow(sql`gallery_items`, "pictures"),
      testimonials: hasRow(sql`testimonials`, "testimonials"),
      settings: hasRow(sql`settings`, "settings"),
      calendars: hasRow(sql`calendars`, "calendars"),
      callHours: hasRow(sql`settings where name = 'callWeek'`, "call_hours"),
      imports: hasRow(sql`imports`, "imports"),
      booking: hasRow(sql`bookings`, "booking"),
      testMail: hasRow(sql`outbox where dedupe_key between 'test:' and 'test:~' and sent_at is not null`, "test_mail"),
    })
    .from(sql`(select 1)`);

export type Begun = Awaited<ReturnType<typeof begunQuery>>[number];

export const testMail = (): MailContent => ({
  subject: `A test from ${site.name}`,
  preview: "Mails of the site arrive.",
  heading: "Mails arrive",
  blocks: [
    {
      type: "text",
      text: "Look at the original of this mail: SPF, DKIM and DMARC should each say “pass”. Then mails of the site reach clients, and not their spam.",
    },
  ],
});
