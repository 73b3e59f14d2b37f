import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { addDays } from "../../../platform/dates.ts";
import { dateInWords } from "../../../platform/english.ts";
import { billDollars, centsOf } from "../../../platform/money.ts";
import { see, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { askForQuote, quoteRequest, quoteRequestForm } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { quoteApi, quoteLink } from "../../quotes/client/paths.ts";
import { leadPaths } from "./paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const key = "00000000-0000-4000-8000-00000000000a";

beginAt(now);

const next: [string, string][] = [
  ...quoteRequestForm().filter(([name]) => name !== "counts"),
  ...[["counts", "12"] as [string, string], ["counts", "0"] as [string, string]],
  ...[["ownLabels", "For friends"] as [string, string], ["ownAmounts", "-100"] as [string, string]],
  ...[["note", "The terrace faces west."] as [string, string], ["key", key] as [string, string]],
];

const otherDay = next.map(([name, value]): [string, string] => [name, name === "eventDate" ? "2027-05-01" : value]);

it("the DJ changes lines, adds a discount and a note, and the client is mailed what changed", async () => {
  const { quote, token } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  expect(mainTextIn(await see(paths.page))).toContain("version 1, open");
  const { email, mails } = mailbox();
  for (let time = 0; time < 2; time++)
    expect((await submit(paths.quote, next, { bindings: { EMAIL: email } })).headers.get("Location")).toContain(
      "quote-sent",
    );
  expect(await rows("SELECT version, status, total FROM quotes ORDER BY version")).toEqual([
    { version: 1, status: "superseded", total: 232_425 },
    { version: 2, status: "open", total: 232_425 },
  ]);
  expect(mails).toHaveLength(1);
  for (const part of ["Uplights (12 × $25): $200.00 becomes $300.00", "New: For friends, −$100.00", "faces west"])
    expect(mails[0]?.text).toContain(part);
  const old = await htmlAt(quoteLink(token));
  expect(mainTextIn(old)).toContain("There is a newer version");
  const [, newest = ""] = /href="(\/portal\/quote\?token=[^"]+)"/.exec(old) ?? [];
  expect(mainTextIn(await htmlAt(newest))).toContain("The terrace faces west.");
});

it("parts that the DJ proposes stand on the quote and in its mail, and the yes agrees on them", async () => {
  const { quote, token } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  const { email, mails } = mailbox();
  const looked = await submit(paths.quote, [...next, ["netDays", "three"], ["look", "1"]]);
  expect(mainTextIn(await looked.text())).toContain("Part of the balance by");
  await submit(paths.quote, [...next, ["netDays", "three"]], { bindings: { EMAIL: email } });
  expect(await see(paths.quote)).toMatch(/<option value="three" selected=""/);
  const [, newest = ""] = /href="(\/portal\/quote\?token=([^"]+))"/.exec(await htmlAt(quoteLink(token))) ?? [];
  const page = mainTextIn(await htmlAt(newest));
  const rowsOf = (text = "") => [...text.matchAll(/Part of the balance by (\w+ \d+, \d+):? (\$[\d,.]*\d)/g)];
  const said = rowsOf(page).map(([, date = "", amount = ""]) => [Date.parse(`${date} UTC`), centsOf(amount)] as const);
  expect(said).toHaveLength(3);
  expect(rowsOf(mails[0]?.text).map(([row]) => row.replace(":", ""))).toEqual(rowsOf(page).map(([row]) => row));
  await visit(postForm(quoteApi.accept, { token: newest.split("token=")[1] ?? "" }));
  const [booked] = await rows("SELECT price - deposit AS balance FROM bookings");
  expect(said.reduce((sum, [, amount]) => sum + amount, 0)).toBe(booked?.balance);
  const parts = await rows("SELECT unixepoch(due_on) * 1000 AS due, amount FROM payment_parts ORDER BY due_on");
  expect(parts.map(({ due, amount }) => [due, amount])).toEqual(said.slice(0, 2));
});

it("a yes by phone books the parts of the quote, unless another deposit or day is agreed on", async () => {
  for (const [change, count] of [
    [{}, 2],
    [{ deposit: "100" }, 0],
  ] as const) {
    const { quote } = await askForQuote({ email: `by-phone-${count}@example.com`, eventDate: `2027-05-0${count + 1}` });
    const paths = leadPaths(quote.contactId);
    const day: [string, string] = ["eventDate", quote.choice.eventDate];
    const form = [...next.filter(([name]) => name !== "eventDate" && name !== "key"), day];
    await submit(paths.quote, [...form, ["key", crypto.randomUUID()], ["netDays", "three"]]);
    const [open] = await rows("SELECT price FROM quotes WHERE status = 'open'");
    const { parts } = JSON.parse(String(open?.price));
    expect(parts).toHaveLength(2);
    await submit(paths.booking, { ...formIn(await see(paths.booking)), ...change });
    const stored = await rows(
      `SELECT due_on AS dueOn, amount FROM payment_parts INNER JOIN bookings ON bookings.id = payment_parts.booking_id
       WHERE bookings.event_date = ? ORDER BY due_on`,
      quote.choice.eventDate,
    );
    expect(stored).toEqual(parts.slice(0, count));
  }
});

it("a yes by phone keeps the quote's day of the balance, and books nothing without its parts", async () => {
  const { quote } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  await submit(paths.quote, [...next, ["netDays", "three"]]);
  const [open] = await rows("SELECT price ->> '$.balanceDue' AS due FROM quotes WHERE status = 'open'");
  await rows("INSERT INTO settings (name, value, updated_at, updated_by) VALUES ('balanceDays', '7', 0, 'dj')");
  const form = formIn(await see(paths.booking));
  await rows("CREATE TRIGGER away BEFORE INSERT ON payment_parts BEGIN SELECT raise(ABORT, 'D1 is away'); END");
  const refused = await submit(paths.booking, form).finally(() => rows("DROP TRIGGER away"));
  expect(refused.status).toBeGreaterThanOrEqual(500);
  for (let time = 0; time < 2; time++) await submit(paths.booking, form);
  expect(
    await rows(
      "SELECT date(event_date, -balance_days || ' days') AS due, (SELECT count(*) FROM payment_parts) AS parts FROM bookings",
    ),
  ).toEqual([{ due: open?.due, parts: 2 }]);
});

it("refuses parts of a balance that is due too soon", async () => {
  const { quote } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  const soon = next.map(([name, value]): [string, string] => [name, name === "eventDate" ? "2026-11-28" : value]);
  expect((await submit(paths.quote, [...soon, ["netDays", "monthly"]])).status).toBe(422);
  expect(await rows("SELECT id FROM quotes")).toHaveLength(1);
});

it("a company's quote says that it pays after the event, and its booking is due on that day", async () => {
  const { quote, token } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  await submit(paths.quote, [...next, ["netDays", "30"]]);
  expect(await see(paths.quote)).toMatch(/<option value="30" selected=""/);
  const [, newest = ""] = /href="(\/portal\/quote\?token=([^"]+))"/.exec(await htmlAt(quoteLink(token))) ?? [];
  const due = addDays(quoteRequest.eventDate, 30);
  expect(mainTextIn(await htmlAt(newest))).toContain(dateInWords(due).replace(/^\w+, /, ""));
  await visit(postForm(quoteApi.accept, { token: newest.split("token=")[1] ?? "" }));
  expect(await rows("SELECT date(event_date, -balance_days || ' days') AS due FROM bookings")).toEqual([{ due }]);
});

it("sends nothing to a lead that is booked, and leaves it booked", async () => {
  const { quote } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  await submit(paths.booking, formIn(await see(paths.booking)));
  expect((await submit(paths.quote, otherDay)).headers.get("Location")).toContain("quote-accepted");
  expect(await rows("SELECT version, status FROM quotes")).toEqual([{ version: 1, status: "superseded" }]);
  expect(await rows("SELECT status FROM contacts")).toEqual([{ status: "booked" }]);
});

it("is edited with the rates of what was quoted", async () => {
  const { quote } = await askForQuote();
  const choice = JSON.stringify({ ...quote.choice, offer: "/wedding-dj-tampa:4" });
  await env.DB.prepare("UPDATE quotes SET choice = ?").bind(choice).run();
  const page = await see(leadPaths(quote.contactId).quote);
  expect(page).toContain('value="/wedding-dj-tampa:4" selected=""');
});

it("leads back to its lead from above its title, for a keyboard as well", async () => {
  const { quote } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  expect(await see(paths.quote)).toMatch(new RegExp(`aria-label="Breadcrumb".*<a href="${paths.page}">.*<h1`, "s"));
});

it("shows the price alone while the DJ tries, and refuses a line without an amount", async () => {
  const { quote } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  const looked = await submit(paths.quote, [...next, ["look", "1"]]);
  expect(mainTextIn(await looked.text())).toContain("For friends −$100.00");
  expect((await submit(paths.quote, [...next, ["ownLabels", "Fog"], ["ownAmounts", "much"]])).status).toBe(422);
  expect(await rows("SELECT id FROM quotes")).toHaveLength(1);
});

it("a lead that came by another form gets a first quote", async () => {
  const { quote } = await askForQuote();
  await rows("DELETE FROM quotes");
  await env.DB.prepare("UPDATE contacts SET venue = ?").bind(`The pier in ${quoteRequest.city}`).run();
  const paths = leadPaths(quote.contactId);
  expect(mainTextIn(await see(paths.page))).toContain("No quote was sent yet.");
  const empty = await see(paths.quote);
  const { netDays = "", offer, city } = formIn(empty);
  const [popular] = await rows("SELECT id, price FROM packages WHERE is_popular");
  expect([offer, city]).toEqual([popular?.id, quoteRequest.city]);
  expect(mainTextIn(empty)).toContain(billDollars(Number(popular?.price)));
  await submit(paths.quote, [...next, ["netDays", netDays]]);
  expect(await rows("SELECT version, status, by FROM quotes")).toMatchObject([{ version: 1, status: "open" }]);
});

it("what was accepted is not replaced, and what the client asked stands in the conversation", async () => {
  const { quote, token } = await askForQuote();
  const paths = leadPaths(quote.contactId);
  vi.setSystemTime(now + 1000);
  await visit(postForm(quoteApi.ask, { token, question: "Is there a discount for Sundays?" }));
  expect(mainTextIn(await see(paths.page))).toMatch(/^(?!.*answered).* wrote again/);
  await visit(postForm(quoteApi.accept, { token }));
  expect(mainTextIn(await see(paths.page))).not.toContain("wrote again");
  const lead = () => rows("SELECT status, event_date FROM contacts");
  const before = await lead();
  expect((await submit(paths.quote, otherDay)).headers.get("Location")).toContain("quote-accepted");
  expect(await rows("SELECT status FROM quotes")).toEqual([{ status: "accepted" }]);
  expect(await lead()).toEqual(before);
  expect(mainTextIn(await see(paths.page))).toContain("Is there a discount for Sundays?");
});

it("an email that the client typed wrong is corrected: the old link ends, and the next quote goes to the right one", async () => {
  const { quote, token } = await askForQuote({ email: "maya@exampel.com" });
  const paths = leadPaths(quote.contactId);
  expect((await submit(leadPaths("nobody").email, { email: "maya@example.com" })).status).toBe(404);
  const refused = await submit(paths.email, { email: "maya@" });
  expect([refused.status, (await refused.text()).includes('value="maya@"')]).toEqual([422, true]);
  expect((await submit(paths.email, { email: "Maya@example.com" })).headers.get("Location")).toContain(
    "email-corrected",
  );
  expect((await submit(paths.email, { email: "maya@example.com" })).headers.get("Location")).not.toContain("email-");
  expect((await visit(get(quoteLink(token)))).status).toBe(401);
  const { email, mails } = mailbox();
  await submit(paths.quote, next, { bindings: { EMAIL: email } });
  expect(mails.map(({ to }) => to)).toEqual(["maya@example.com"]);
});
