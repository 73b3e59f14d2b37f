import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { contacts } from "../../../database/schema/leads.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day, minute } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { mailbox } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { personApart, personJoin } from "../../people/dj/paths.ts";
import { leadPaths } from "./paths.ts";

const db = primary(env.DB);
const eventDate = addDays(calendarDateAt(Date.now()), 400);
const both = { email: "rosa@example.com", other: "rosa@work.example" };

const twice = async () => ({
  first: await storeLead({
    firstName: "Rosa",
    email: both.email,
    eventDate,
    details: "Dinner at seven",
    createdAt: Date.now() - 30 * day,
  }),
  second: await storeLead({
    firstName: "Rosa",
    email: both.other,
    eventDate,
    details: "Is it free?",
    createdAt: Date.now() - minute,
  }),
});
const listed = async () =>
  (await see(adminPaths.leads)).match(/<h[23][^>]*>\s*<a href="\/admin\/leads\/[^"]+/g)?.length;
const lead = async (id: string) => mainTextIn(await see(leadPaths(id).page));
const statuses = async () => (await db.select({ status: contacts.status }).from(contacts)).map(({ status }) => status);

it("what a joined person asks for one date is one lead, with all that was said, and two again when taken apart", async () => {
  const { first, second } = await twice();
  await submit(leadPaths(first).notes, { note: "Called her mother" });
  expect(await listed()).toBe(2);
  expect(await lead(second)).not.toContain("Dinner at seven");

  await submit(personJoin, both);
  expect(await listed()).toBe(1);
  const page = await lead(second);
  for (const words of ["Dinner at seven", "Is it free?", "Called her mother", "as rosa@example.com", "2 times"])
    expect(page).toContain(words);
  expect(await see(leadPaths(second).page)).toContain(`href="${leadPaths(first).page}"`);

  await submit(personApart, both);
  expect(await listed()).toBe(2);
  expect(await lead(second)).not.toContain("Dinner at seven");
});

it("one answer is for both, and who asked for another date still waits", async () => {
  const { second } = await twice();
  await storeLead({ firstName: "Rosa", email: both.other, eventDate: addDays(eventDate, 1) });
  await submit(personJoin, both);
  const { email: EMAIL, mails } = mailbox();
  const reply = { key: crypto.randomUUID(), subject: "Your date", text: "It is free." };
  await submit(leadPaths(second).reply, reply, { bindings: { EMAIL } });
  expect(mails.map(({ to }) => to)).toEqual([both.other]);
  expect((await statuses()).toSorted()).toEqual(["contacted", "contacted", "new"]);
});

it("the promise to the older inquiry holds, on Today and at the lead", async () => {
  const { second } = await twice();
  expect(await lead(second)).not.toContain(" late");
  await submit(personJoin, both);
  for (const page of [await lead(second), mainTextIn(await see(adminPaths.today))])
    expect(page).toMatch(/\d+ days late/);
});

it("who has waited longest is on Today, however many asked since", async () => {
  await storeLead({ firstName: "Oldest", createdAt: Date.now() - 30 * day });
  for (let newer = 0; newer < 12; newer += 1) await storeLead({ email: `${newer}@example.com`, firstName: "Newer" });
  expect(mainTextIn(await see(adminPaths.today))).toContain("Oldest");
});

it("a quote for either inquiry is seen and changed from both", async () => {
  const { quote } = await askForQuote();
  const [asked] = await db.select().from(contacts);
  const phoned = await storeLead({
    email: both.other,
    eventDate: asked?.eventDate ?? null,
    eventCategory: asked?.eventCategory ?? null,
  });
  expect(await lead(phoned)).toContain("No quote");
  await submit(personJoin, { email: asked?.email ?? "", other: both.other });
  expect(await see(leadPaths(phoned).page)).toContain(`href="${leadPaths(quote.contactId).quote}"`);
});
