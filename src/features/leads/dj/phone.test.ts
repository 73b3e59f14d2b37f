import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { billDollars } from "../../../platform/money.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { bookingFormWith, formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, open, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { mailPaths } from "../../admin/outbox/paths.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { personErasure } from "../../people/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { leadPaths } from "./paths.ts";

const { email, mails } = mailbox();

async function call(becomes: string, more: Record<string, string> = {}) {
  mails.length = 0;
  const page = await see(adminPaths.newLead);
  const [, offer = ""] = /<option value="([^"]+)">PREMIUM/.exec(page) ?? [];
  const said = { name: "Carla Costa Reyes", email: "carla@example.com", eventType: "Anniversary", becomes };
  const fields = { ...formIn(page), ...said, eventDate: "2099-06-13", city: "Clearwater", offer, ...more };
  const press = () => submit(adminPaths.newLead, fields, { bindings: { EMAIL: email } });
  return { answer: await press(), press, id: formIn(page).key ?? "", fields };
}

it("mails a quote from a call, in eight fields and two taps, at the price that was agreed", async () => {
  // Folded: another price, another language.
  const [form = ""] = (await see(adminPaths.newLead)).split("Your price");
  const typed = [...form.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].filter(
    ([tag]) => !tag.includes('type="hidden"'),
  );
  expect(typed.length).toBeLessThanOrEqual(8);
  for (const page of [adminPaths.today, adminPaths.leads])
    expect(await see(page)).toContain(`href="${adminPaths.newLead}"`);
  const { answer, press, id } = await call("quote", { price: "2,000" });
  expect(answer.headers.get("Location")).toContain("quote-sent");
  await press();
  expect(await rows("SELECT source, status, first_name, event_category FROM contacts")).toEqual([
    { source: "phone", status: "quoted", first_name: "Carla", event_category: "private-party" },
  ]);
  expect(await rows("SELECT contact_id, version, total FROM quotes")).toEqual([
    { contact_id: id, version: 1, total: 200_000 },
  ]);
  expect(mails.map(({ to }) => to)).toEqual(["carla@example.com"]);
  expect(mails[0]?.text).toContain("Agreed by phone");
});

it("says in the mail of a quote that somebody else has the day, with free ones near it", async () => {
  const date = addDays(calendarDateAt(Date.now()), 200);
  await storeBooking({ eventDate: date, status: "hold", holdEndsAt: Date.now() + day });
  await call("quote", { eventDate: date });
  expect(mails.at(-1)?.text).toMatch(/Somebody else is deciding on the date right now\. These days near it are free: /);
  expect(mails.at(-1)?.text).not.toContain("held for you");
});

it("keeps a caller as a lead, or begins a booking, and says what a quote lacks without losing a word", async () => {
  const refused = await call("quote", { city: "", price: "2,000" });
  expect(refused.answer.status).toBe(422);
  const html = await refused.answer.text();
  for (const words of ['value="Carla Costa Reyes"', 'value="2,000"', "Please choose the city"])
    expect(html).toContain(words);
  expect(await rows("SELECT id FROM contacts")).toEqual([]);
  const lead = await call("lead", { city: "", offer: "", eventDate: "" });
  const kept = mainTextIn(await see(leadPaths(lead.id).page));
  expect(kept).toContain("Carla Costa Reyes");
  expect(kept).toContain("Carla by phone");
  expect(kept).not.toContain("by the form");
  expect(mails).toEqual([]);
  const booked = await call("booking", { price: "2,000" });
  const form = formIn(await see(sentTo(booked.answer)));
  expect(form).toMatchObject({
    clientName: "Carla Costa Reyes",
    eventDate: "2099-06-13",
    city: "Clearwater",
    packageName: "PREMIUM",
    price: "2000",
  });
});

it("books a caller at the price with the way there, as a quote has it", async () => {
  const [zone] = await rows("SELECT cities, price FROM travel_zones WHERE price > 0 ORDER BY price");
  const [city = ""]: string[] = JSON.parse(String(zone?.cities));
  await call("quote", { city, email: "quoted@example.com" });
  const [quoted] = await rows("SELECT total FROM quotes");
  const { answer } = await call("booking", { city });
  const path = sentTo(answer);
  const { tell: _, ...form } = formIn(await see(path));
  expect(form.price).toBe(String(Number(quoted?.total) / 100));
  await submit(path.split("?")[0] ?? "", form);
  const [booked] = await rows("SELECT price, lines FROM bookings");
  expect(booked?.price).toBe(quoted?.total);
  const travel = JSON.parse(String(booked?.lines)).find(({ kind }: { kind: string }) => kind === "travel");
  expect(travel).toMatchObject({ label: expect.stringContaining(city), amount: zone?.price });
});

it("congratulates the client of a booking that the DJ makes by hand, and asks to sign and to pay, when told", async () => {
  mails.length = 0;
  const form = await bookingFormWith("PREMIUM");
  const client = { clientName: "Carla Costa", eventType: "Anniversary", price: "2000", deposit: "500" };
  const make = (more: Record<string, string>) =>
    submit(
      adminPaths.newBooking,
      { ...form, ...client, clientEmail: "carla@example.com", key: crypto.randomUUID(), ...more },
      { bindings: { EMAIL: email } },
    );
  await make({ eventDate: "2099-06-14", tell: "" });
  const { tell: _, ...quiet } = form;
  await submit(adminPaths.newBooking, {
    ...quiet,
    ...client,
    clientEmail: "quiet@example.com",
    eventDate: "2099-06-15",
    key: crypto.randomUUID(),
  });
  expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
    ["carla@example.com", "Congratulations, you are booked"],
  ]);
  expect(mails[0]?.text).toContain("sign the agreement in your portal, and pay $500 for the deposit");
});

it("takes a caller without email as far as a booking: nothing is mailed, Today says what to tell, and an email added later gets what is open", async () => {
  const neither = await call("lead", { email: "" });
  expect(neither.answer.status).toBe(422);
  expect(await neither.answer.text()).toContain("Please enter a phone number, or an email");
  const phoned = await call("quote", { email: "", phone: "(813) 555-0188" });
  expect(phoned.answer.headers.get("Location")).toContain("quote-made");
  expect(mails).toEqual([]);
  expect(mainTextIn(await see(adminPaths.outbox))).toContain("No address: nothing mailed");
  const today = await see(adminPaths.today);
  expect(mainTextIn(today)).toContain("No email, so tell by phone");
  const lead = mainTextIn(await see(leadPaths(phoned.id).page));
  expect(lead).toContain("No email");
  expect(lead).not.toContain("no-email-");
  expect(lead).toContain("The quote, to print or to tell by phone");
  expect(lead).not.toMatch(/by mail|nothing mailed/);
  const history = lead.slice(lead.indexOf("Notes and history"));
  expect(history.indexOf("Quoted")).toBeLessThan(history.indexOf("Contacted"));
  const paper = mainTextIn(await see(leadPaths(phoned.id).quotePaper));
  const [quote] = await rows("SELECT total, expires_at FROM quotes");
  for (const part of ["Quote", billDollars(Number(quote?.total)), "Price frozen until"]) expect(paper).toContain(part);
  expect(paper).not.toContain("no-email-");

  const [mail] = await rows("SELECT id FROM outbox WHERE kind = 'quote'");
  const { page, told } = mailPaths(String(mail?.id));
  expect(mainTextIn(await see(page))).toContain("$");
  await submit(told, {}, { bindings: { EMAIL: email } });
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("No email, so tell by phone");

  const form = formIn(await see(leadPaths(phoned.id).booking));
  expect(form.clientEmail).toBe("");
  const made = await submit(leadPaths(phoned.id).booking, form, { bindings: { EMAIL: email } });
  expect(mainTextIn(await see(sentTo(made)))).toContain("Nothing was mailed");
  const [booking] = await rows("SELECT id, client_email FROM bookings");
  const bookingPage = bookingPaths(String(booking?.id));
  expect(booking?.client_email).toBe(`no-email-${phoned.id}`);
  const shown = await see(bookingPage.page);
  expect(mainTextIn(shown)).not.toContain("no-email-");
  expect(await see(bookingPage.contract)).not.toContain("no-email-");
  await submit(
    bookingPage.page,
    { ...formIn(shown.slice(shown.indexOf("Change the booking"))), note: "Rang again" },
    { bindings: { EMAIL: email } },
  );
  expect(await rows("SELECT client_email, note FROM bookings")).toEqual([
    { client_email: `no-email-${phoned.id}`, note: "Rang again" },
  ]);
  expect(mails).toEqual([]);

  const wrong = await submit(leadPaths(phoned.id).email, { email: "carla@" }, { bindings: { EMAIL: email } });
  expect(wrong.status).toBe(422);
  await submit(leadPaths(phoned.id).email, { email: "Carla@example.com" }, { bindings: { EMAIL: email } });
  expect(await rows("SELECT client_email FROM bookings")).toEqual([{ client_email: "carla@example.com" }]);
  expect(mails.map(({ to }) => to)).toEqual(["carla@example.com"]);
  for (const part of ["/portal?token=", "sign the agreement"]) expect(mails[0]?.text).toContain(part);
});

it("finds and erases who has no email", async () => {
  const { id } = await call("lead", { email: "", phone: "(813) 555-0188" });
  const found = await see(`${adminPaths.people}?q=0188`);
  expect(mainTextIn(found)).toContain("No email · (813) 555-0188");
  const person = { email: `no-email-${id}` };
  expect(mainTextIn(await see(`${personErasure}?email=${person.email}`))).toContain("Type the word erase");
  await submit(personErasure, { ...person, again: "erase" }, { bindings: { EMAIL: email } });
  expect(await rows("SELECT id FROM contacts")).toEqual([]);
});

it("prints a code for who has no email, which opens the portal until its links end", async () => {
  const { id } = await call("lead", { email: "", phone: "(813) 555-0188" });
  const form = { ...formIn(await see(leadPaths(id).booking)), packageName: "PREMIUM", price: "2000", deposit: "500" };
  await submit(leadPaths(id).booking, form, { bindings: { EMAIL: email } });
  const [booking] = await rows("SELECT id FROM bookings");
  const { contract, page, portalLink } = bookingPaths(String(booking?.id));
  const [, code = ""] = /I have a code on paper”, ([\dA-Z-]{14})/.exec(mainTextIn(await see(contract))) ?? [];
  expect(mainTextIn(await see(page))).toContain(code);
  const { invoice, mark, page: money } = bookingMoney(String(booking?.id));
  const paid = { key: crypto.randomUUID(), purpose: "deposit", method: "check", amount: "100", note: "" };
  const marked = await submit(mark, paid, { bindings: { EMAIL: email } });
  expect(mainTextIn(await see(sentTo(marked)))).toContain("Today says what to tell by phone");
  const billed = await submit(invoice, { key: "an-invoice-of-it", billTo: "Ana Lee, Tampa", purchaseOrder: "" });
  expect(sentTo(billed)).not.toContain(money);
  expect(mainTextIn(await see(sentTo(billed)))).toContain(code);
  const type = (typed: string) => visit(postForm(portalApi.openCode, { code: typed }));
  expect((await type("0000-0000-0000")).status).toBe(401);
  expect((await type("nothing")).status).toBe(401);
  const opening = await type(` ${code.toLowerCase().replaceAll("-", " ")}`);
  const signedIn = await open(opening.headers.get("Location") ?? "");
  const portal = await htmlAt("/portal", { Cookie: cookieIn(signedIn) });
  expect(mainTextIn(portal)).toContain("Anniversary");
  expect(mainTextIn(portal)).not.toContain("no-email-");
  await submit(portalLink, { change: "revoke" }, { bindings: { EMAIL: email } });
  expect((await type(code)).status).toBe(401);
});

it("says of a quote without an email that it is on paper, not that nobody opened it", async () => {
  const { id } = await call("quote", { email: "", phone: "(813) 555-0188" });
  for (const page of [leadPaths(id).page, leadPaths(id).quote, adminPaths.leads]) {
    const text = mainTextIn(await see(page));
    expect(text).toContain("Quote on paper");
    expect(text).not.toContain("not opened");
  }
});
