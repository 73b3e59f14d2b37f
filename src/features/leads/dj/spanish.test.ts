import { expect, it } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { see, submit } from "../../../test/administrator.ts";
import { formIn, idIn, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { mailbox } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { phrasesLeft, saidOn } from "../../../test/words-in-english.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { leadPaths } from "./paths.ts";

const mark = "Writes Spanish";
const left = phrasesLeft(english, spanish);

const spanishLead = () =>
  storeLead({ firstName: "Lucía", email: "lucia@example.com", eventType: "Quinceañera", language: "es" });

it("who writes Spanish is marked on the lead, in the list, on Today, on the booking made of it and on its gig sheet", async () => {
  const id = await spanishLead();
  const marked = async (page: string) => expect(mainTextIn(await see(page)), page).toContain(mark);
  for (const page of [leadPaths(id).page, adminPaths.leads, adminPaths.today]) await marked(page);
  const form = leadPaths(id).booking;
  const booking = idIn(await submit(form, formIn(await see(form))));
  for (const page of [bookingPaths(booking).page, bookingPaths(booking).gigSheet]) await marked(page);
  const other = await storeLead({ email: "ana@example.com" });
  expect(mainTextIn(await see(leadPaths(other).page))).not.toContain(mark);
});

it("the DJ writes in another language to who called, and in English again", async () => {
  const { id } = await storeBooking();
  const { page, language } = bookingPaths(id);
  const spoken = async () => (await rows("SELECT language FROM bookings WHERE id = ?", id))[0]?.language;
  expect(mainTextIn(await see(page))).toContain("Write to them in Spanish");
  for (const tag of ["es", "en"]) {
    expect((await submit(language, { language: tag })).status).toBe(303);
    expect(await spoken()).toBe(tag);
  }
  expect((await submit(language, { language: "constructor" })).status).toBe(422);
  expect((await submit(bookingPaths("nobody").language, { language: "es" })).status).toBe(404);
});

it("who has no email gets the way to their portal on paper in their language", async () => {
  const { id } = await storeBooking({ language: "es", clientEmail: "no-email-1" });
  const contract = mainTextIn(await see(bookingPaths(id).contract));
  expect(contract).toContain(`language=es, “${spanish.portal.access.onPaper}”`);
});

it("a reply to who writes Spanish begins in Spanish, and so does the mail around it", async () => {
  const { page, reply } = leadPaths(await spanishLead());
  const html = await see(page);
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const text = found(/<textarea[^>]*id="reply-text"[^>]*>([^<]*)</);
  const subject = found(/id="reply-subject"[^>]*value="([^"]*)"/);
  expect(text).toContain("12 de junio de 2099");
  for (const words of [text, subject]) expect(saidOn(words).match(left) ?? []).toEqual([]);
  const { email: EMAIL, mails } = mailbox();
  expect((await submit(reply, { key: crypto.randomUUID(), subject, text }, { bindings: { EMAIL } })).status).toBe(303);
  const [mail] = mails;
  expect(mail?.html).toContain('<html lang="es">');
  for (const part of [mail?.text, mail?.html]) expect(saidOn(part ?? "").match(left) ?? []).toEqual([]);
});

it("the DJ previews and changes the templates of both languages", async () => {
  const settings = mainTextIn(await see(settingsPaths.replies));
  expect(settings).toContain("Free, with the price, Spanish");
  expect(settings).toContain("16 de abril de 2027");
  const saved = await submit(settingsPaths.replies, {
    id: "free-es",
    version: "0",
    label: "Libre",
    text: "Hola {name}: {date}.",
  });
  expect(saved.status).toBe(303);
  expect(mainTextIn(await see(leadPaths(await spanishLead()).page))).toContain(
    "Hola Lucía: viernes 12 de junio de 2099.",
  );
  expect(await rows("SELECT id FROM reply_templates")).toEqual([{ id: "free-es" }]);
});

it("a caller who speaks Spanish is quoted and booked in it, and so is a lead once the DJ says so", async () => {
  const { email: EMAIL, mails } = mailbox();
  const page = await see(adminPaths.newLead);
  const [, offer = ""] = /<option value="([^"]+)">PREMIUM/.exec(page) ?? [];
  const caller = { name: "Rosa Paz", email: "rosa@example.com", eventType: "Quinceañera", city: "Tampa", offer };
  const form = formIn(page);
  const call = { ...form, ...caller, eventDate: "2099-06-13", language: "es", becomes: "quote" };
  await submit(adminPaths.newLead, call, { bindings: { EMAIL } });
  expect(mails[0]?.text).toMatch(/cotización/i);
  const desk = leadPaths(String(form.key));
  expect(mainTextIn(await see(desk.page))).toContain(mark);
  await submit(desk.language, { language: "en" });
  expect(mainTextIn(await see(desk.page))).not.toContain(mark);
  expect((await submit(desk.language, { language: "xx" })).status).toBe(422);
  await submit(desk.language, { language: "es" });
  const booking = idIn(await submit(desk.booking, formIn(await see(desk.booking)), { bindings: { EMAIL } }));
  expect(await rows("SELECT language FROM bookings WHERE id = ?", booking)).toEqual([{ language: "es" }]);
  expect(mails.at(-1)?.text).toMatch(/contrato/);
});
