import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { administer, ask, see, sentTo, submit } from "../../../test/administrator.ts";
import { formIn, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, inquiry, mailbox, origin, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { api, withQuery } from "../../site/paths.ts";
import { leadPaths } from "./paths.ts";

const { email: EMAIL, mails } = mailbox();
const bindings = { EMAIL, SITE_ORIGIN: origin };
const lead = (id: string) =>
  env.DB.prepare("SELECT status, answered_at IS NOT NULL AS answered FROM contacts WHERE id = ?").bind(id).first();

const replyIn = async (path: string) => {
  const html = await see(path);
  return formIn(html.slice(html.indexOf("Reply to ")));
};

it("an inquiry's notice opens the lead, whose reply is begun, reaches the client and stays in the conversation", async () => {
  mails.length = 0;
  await visit(postJson(api.leadInquiry, { ...inquiry, budget: "$1,500-$2,500" }), bindings);
  const notice = mails.find(({ subject }) => subject.startsWith("New wedding inquiry"));
  const path = /Open and reply: (\S+)/.exec(notice?.text ?? "")?.[1]?.slice(origin.length) ?? "";
  expect(path).toMatch(/^\/admin\/leads\/[\w-]+$/);
  const id = path.split("/").at(-1) ?? "";

  const form = await replyIn(path);
  expect(form).toMatchObject({ subject: "Wedding Reception on Friday, June 12, 2099: Sunset Bay DJ" });
  expect(form.text).toContain("Hi Ana,");
  expect(form.text).toContain("Friday, June 12, 2099 is free.");
  expect(form.text).toContain("$1,874.25 with your code WEDDING25");

  const sent = { ...form, text: `${form.text}\n\nIs {date} settled, {name}?` };
  for (let time = 0; time < 2; time++)
    expect(sentTo(await submit(leadPaths(id).reply, sent, { bindings }))).toBe(`${path}?notice=replied`);
  const replies = mails.filter(({ to, subject }) => to === inquiry.email && subject === form.subject);
  expect(replies).toHaveLength(1);
  expect(replies[0]?.text).toContain("Is Friday, June 12, 2099 settled, Ana?");
  expect(replies[0]?.replyTo).toBe("hello@sunsetbaydj.example");

  expect(await lead(id)).toEqual({ status: "contacted", answered: 1 });
  expect(mainTextIn(await see(`${path}?notice=replied`))).toMatch(
    /Your reply is on its way.*Ana by the form.*First dance at eight\..*The site by mail.*Code WEDDING25.*Mailed to ana@example\.com.*You by mail.*Is Friday, June 12, 2099 settled, Ana\?.*Mailed to/s,
  );
});

it("a reply begins with what fits the date, and with another template when that is chosen", async () => {
  const id = await storeLead({ eventDate: "2099-06-12" });
  await storeBooking({ eventDate: "2099-06-11" });
  const held = await storeBooking({ eventDate: "2099-06-12", status: "hold" });
  const { page } = leadPaths(id);
  const text = async (query = "") => (await replyIn(page + query)).text;
  expect(await text()).toContain("June 12, 2099 is on hold for somebody else at the moment.");
  expect(await text()).toContain("Free right now: Friday, June 5, 2099 and Saturday, June 13, 2099.");
  await submit(bookingPaths(held.id).status, { status: "confirmed" });
  expect(await text()).toContain("I am not free on Friday, June 12, 2099.");
  expect(mainTextIn(await see(page))).toContain("Friday, June 12, 2099 Taken Jun 5, 2099 and Jun 13, 2099 free");
  expect(await text("?template=own")).toBe("Hi Ana,\n\n");
  const dateless = leadPaths(await storeLead({ email: "b@example.com", eventDate: null })).page;
  expect((await replyIn(dateless)).text).toContain(
    "Which date and which place do you have in mind for your wedding reception?",
  );
});

it("a reply that cannot go out comes back as it was typed, and nothing has happened", async () => {
  const id = await storeLead({ eventDate: null });
  const form = await replyIn(leadPaths(id).page);
  for (const [typed, message] of [
    ["On {date}, <b>then</b>?", "The lead says nothing for {date}"],
    ["With {fog}?", "{fog}"],
    [" ", "Please write the reply first"],
  ] as const) {
    const answer = await submit(leadPaths(id).reply, { ...form, text: typed });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(formIn(html.slice(html.indexOf("Reply to "))).key).toBe(form.key);
    expect(html).toContain(typed.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  }
  expect(await lead(id)).toEqual({ status: "new", answered: 0 });
  expect(await env.DB.prepare("SELECT count(*) AS n FROM outbox").first("n")).toBe(0);
  expect((await submit(leadPaths("nobody").reply, { ...form, text: "x" })).status).toBe(404);
  expect((await visit(get(leadPaths(id).reply))).status).toBe(401);
});

it("inquiries of one person for one date are one lead, which says when the date is taken", async () => {
  const asks = (details: string, more = {}) => visit(postJson(api.leadInquiry, { ...inquiry, details, ...more }));
  await asks("The first words");
  await asks("And uplights?", { email: "ANA@example.com" });
  await asks("Another day", { eventDate: "2099-07-01" });
  await asks("Somebody else", { email: "ben@example.com", firstName: "Ben" });
  const inbox = async (query = {}) => mainTextIn(await see(withQuery(adminPaths.leads, query)));
  expect((await inbox()).match(/(Ana|Ben) \S+ (Asked|Wedding)/g)).toHaveLength(3);
  expect(await inbox()).toMatch(/New 3 .*Asked 2 times for this date/);
  expect(await inbox({ q: "first words" })).toMatch(/Ana \S+ Asked 2 times/);
  expect(await inbox()).not.toContain("Taken");
  await storeBooking({ eventDate: "2099-06-12" });
  expect((await inbox()).match(/Jun 12, 2099 Taken 101-200 guests/g)).toHaveLength(2);

  const { results } = await env.DB.prepare(
    "SELECT id FROM contacts WHERE lower(email) = 'ana@example.com' AND event_date = '2099-06-12'",
  ).all<{ id: string }>();
  const [one = { id: "" }, other = { id: "" }] = results;
  for (const { id } of results) {
    const text = mainTextIn(await see(leadPaths(id).page));
    expect(text).toContain("2 times for this date");
    expect(text).toMatch(/The first words.*And uplights\?/s);
  }
  await submit(leadPaths(one.id).status, { status: "lost" });
  expect(await lead(other.id)).toEqual({ status: "lost", answered: 1 });
  expect(await inbox({ status: "lost" })).toMatch(/Lost 1/);
});

it("a status that was set by a slip is taken back by one press, where the button stands", async () => {
  const id = await storeLead();
  const list = "status=new";
  const set = await submit(leadPaths(id).status, { status: "lost", was: "new", list });
  expect(sentTo(set)).toBe(`${adminPaths.leads}?status=new&undo=${id}.new&notice=status-set`);
  const html = await see(sentTo(set));
  const notice = /done-notice.*?<\/form>/s.exec(html)?.[0] ?? "";
  const undo = Object.fromEntries(
    [...notice.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  expect(undo).toEqual({ list, status: "new", undo: "yes" });
  expect(sentTo(await submit(leadPaths(id).status, undo))).toBe(`${adminPaths.leads}?status=new&notice=status-undone`);
  expect(await lead(id)).toEqual({ status: "new", answered: 0 });
  for (const odd of ["x", `${id}.won`, "../../x.new", "<b>.new"])
    expect(await see(withQuery(adminPaths.leads, { undo: odd, notice: "status-set" }))).not.toContain(">Undo<");
  expect((await administer(get(leadPaths(id).reply))).status).toBe(303);
  expect((await ask(leadPaths("nobody").page)).status).toBe(404);
});

it("a lead that has its own booking is told so, at the price of its quote", async () => {
  const id = await storeLead({ eventDate: "2099-06-12" });
  const { page } = leadPaths(id);
  const held = await storeBooking({ eventDate: "2099-06-12", status: "hold", contactId: id });
  expect((await replyIn(page)).text).toContain("Friday, June 12, 2099 is held for you.");
  expect(mainTextIn(await see(page))).toContain("Friday, June 12, 2099 Held for them");
  await submit(bookingPaths(held.id).status, { status: "confirmed" });
  expect((await replyIn(page)).text).toContain("Friday, June 12, 2099 is booked for you.");
  expect(mainTextIn(await see(adminPaths.leads))).not.toContain("Free");
});

it("a package that the message names is suggested, whatever letters the owner writes it in", async () => {
  const [other] = await rows("SELECT id, name FROM packages WHERE is_popular = 0 ORDER BY price DESC LIMIT 1");
  await rows("UPDATE packages SET name = 'Grand' WHERE id = ? RETURNING id", String(other?.id));
  const id = await storeLead({ details: "Package: GRAND\n\nA surprise.", budget: null });
  expect(formIn(await see(leadPaths(id).booking)).packageName).toBe("Grand");
});
