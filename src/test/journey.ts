import { eventCategories } from "../content/categories.ts";
import { api, contactParameters, dateOnBook, homeTab, paths, signedPath } from "../features/site/paths.ts";
import { addDays, calendarDateAt } from "../platform/dates.ts";
import { day } from "../platform/durations.ts";
import { cookieIn, storeBooking } from "./portal.ts";
import { quoteRequest, quoteRequestForm } from "./quotes.ts";
import { rows } from "./rows.ts";
import { cron, get, htmlAt, inquiry, mailbox, message, postForm, visit } from "./site.ts";

type Said = [where: string, words: string];

const pathIn = (text = "", path: string): string =>
  new RegExp(`(${path.replaceAll("/", "\\/")}\\?token=[\\w.-]+)`).exec(text)?.[1] ?? "";

const saidBy = ({ subject, text, html }: { subject: string; text: string; html: string }): string =>
  [subject, text, html].join("\n");

/** A date of each kind; some are occupied by this. */
export async function eachKindOfDate(): Promise<string[]> {
  const today = calendarDateAt(Date.now());
  const [free, held, taken] = [addDays(today, 200), addDays(today, 207), addDays(today, 214)];
  await storeBooking({ eventDate: held, status: "hold", holdEndsAt: Date.now() + day });
  await storeBooking({ eventDate: taken });
  return [free, held, taken, today, addDays(today, -3), addDays(today, 2000), "someday"];
}

/** What the booking page says of each. */
export async function datesIn(prefix: string, dates: readonly string[]): Promise<Said[]> {
  const said: Said[] = [["book", await htmlAt(prefix + paths.book)]];
  for (const date of dates) said.push([date, await htmlAt(prefix + dateOnBook(date, null, "quinceanera"))]);
  return said;
}

/** A waitlist from its form to its end. */
export async function waitlistIn(prefix: string): Promise<Said[]> {
  const date = addDays(calendarDateAt(Date.now()), 300);
  const { id } = await storeBooking({ eventDate: date });
  const other = addDays(date, 1);
  await storeBooking({ eventDate: other });
  const join = (fields: object, bindings = {}) =>
    visit(postForm(prefix + api.waitlist, { date, email: "ana@example.com", name: "", ...fields }), bindings);
  const said: Said[] = [];
  const note = async (where: string, answer: Response) => said.push([where, await answer.text()]);
  await note("refused", await join({ email: "ana@" }));
  await note("free", await join({ date: addDays(date, 7) }));
  await note("too late", await join({ date: "2020-01-01" }));
  const asking = mailbox();
  const joined = await join({}, { EMAIL: asking.email });
  await note("asked", await visit(get(joined.headers.get("Location") ?? "")));
  await join({ date: other });
  const [mail] = asking.mails;
  if (mail) said.push(["confirm mail", saidBy(mail)]);
  const link = pathIn(mail?.text, prefix + paths.waitlistConfirm);
  await note("confirm", await visit(get(link)));
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  await note("none ticked", await visit(postForm(prefix + api.waitlistConfirm, { token })));
  await note("joined", await visit(postForm(prefix + api.waitlistConfirm, { token, dates: date })));
  await rows("DELETE FROM outbox");
  await rows("UPDATE bookings SET status = 'cancelled' WHERE id = ?", id);
  const offering = mailbox();
  await cron(Date.now(), { EMAIL: offering.email });
  const offer = offering.mails.find(({ to }) => to === "ana@example.com");
  if (offer) said.push(["offer mail", saidBy(offer)]);
  const offered = pathIn(offer?.text, prefix + paths.waitlistOffer);
  await note("offer", await visit(get(offered)));
  const way = { token: new URLSearchParams(offered.split("?")[1]).get("token") ?? "" };
  await note("left", await visit(postForm(prefix + api.waitlistLeave, way)));
  await note("over", await visit(get(offered)));
  await note("broken", await visit(get(prefix + signedPath(paths.waitlistOffer, "x"))));
  return said;
}

/** A quote from its builder to its mail. */
export async function quoteIn(prefix: string, dates: readonly string[]): Promise<Said[]> {
  const eventDate = addDays(calendarDateAt(Date.now()), 250);
  const filled = {
    eventDate,
    eventCategory: "private-party",
    eventType: "Quinceañera",
    code: "party25",
    venue: `A hall${prefix}`,
  };
  const post = (path: string, fields: Partial<Record<string, string>>, bindings = {}) =>
    visit(postForm(prefix + path, quoteRequestForm({ ...filled, ...fields })), bindings);
  const said: Said[] = [["builder", await htmlAt(prefix + paths.quote)]];
  const note = async (where: string, answer: Response) => said.push([where, await answer.text()]);
  await note("filled", await visit(get(`${prefix}${paths.quote}?date=${eventDate}&city=Clearwater`)));
  await note("another kind", await post(paths.quote, { eventCategory: "corporate" }));
  await note("no code", await post(paths.quote, { code: "nobody" }));
  for (const eventDate of dates) {
    await note(`priced ${eventDate}`, await post(paths.quote, { eventDate }));
    await note(`refused ${eventDate}`, await post(api.quote, { eventDate, code: "nobody", city: "Miami", offer: "x" }));
  }
  await note("long", await post(api.quote, { startTime: "10:00", endTime: "09:00" }));
  await note("empty", await visit(postForm(prefix + api.quote, {})));
  await note("no letters", await post(api.quote, { firstName: "伟", startTime: "18:00", endTime: "18:00" }));
  const { email: EMAIL, mails } = mailbox();
  const answer = await post(api.quote, {}, { EMAIL });
  await note("sent", await visit(get(answer.headers.get("Location") ?? "", { Cookie: cookieIn(answer) })));
  for (const mail of mails) if (mail.to === quoteRequest.email) said.push(["mail", saidBy(mail)]);
  return said;
}

/** An inquiry from the home page to its mail. */
export async function inquiryIn(prefix: string): Promise<Said[]> {
  const home = prefix || paths.home;
  const asked = { ...inquiry, eventCategory: "private-party", eventType: "Quinceañera", details: `A hall${prefix}` };
  const send = (fields: Partial<Record<string, string>>, bindings = {}) =>
    visit(postForm(prefix + api.leadInquiry, { ...asked, ...fields }), bindings);
  const said: Said[] = [];
  const note = async (where: string, answer: Response) => said.push([where, await answer.text()]);
  for (const category of eventCategories) await note(category, await visit(get(homeTab(category, home))));
  const wrong = {
    firstName: "",
    lastName: "",
    email: "ana",
    phone: "1",
    eventType: "",
    budget: "",
    eventDate: "2020-01-01",
  };
  await note("refused", await send({ ...wrong, guestCount: "many" }));
  await note("likely", await send({ email: "ana@gmial.com" }));
  const { email: EMAIL, mails } = mailbox();
  const answer = await send({}, { EMAIL });
  await note("received", await visit(get(answer.headers.get("Location") ?? "", { Cookie: cookieIn(answer) })));
  for (const mail of mails) if (mail.to === asked.email) said.push(["mail", saidBy(mail)]);
  return said;
}

/** A message to the DJ, and the policies beside it. */
export async function messageIn(prefix: string): Promise<Said[]> {
  const send = (fields: Partial<Record<string, string>>) =>
    visit(postForm(prefix + api.contact, { ...message, details: `A hall${prefix}`, ...fields }));
  const said: Said[] = [["contact", await htmlAt(prefix + paths.contact)]];
  const note = async (where: string, answer: Response) => said.push([where, await answer.text()]);
  await note("about", await visit(get(`${prefix}${paths.contact}?${contactParameters.package}=premium`)));
  await note("refused", await send({ firstName: "", email: "ana", eventType: "", budget: "much", guestCount: "many" }));
  await note("likely", await send({ email: "ana@gmial.com" }));
  const sent = await send({});
  await note("sent", await visit(get(sent.headers.get("Location") ?? "", { Cookie: cookieIn(sent) })));
  return said;
}
