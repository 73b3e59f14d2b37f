import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { quotes } from "../../../database/schema/quotes.ts";
import { day } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { secrets, signIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote, quoteRequest, quoteRequestForm } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { signPortalToken } from "../../portal/access/portal-links.ts";
import { signQuoteToken } from "../quote-token.ts";
import { quoteApi, quoteLink } from "./paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");

beginAt(now);

const textAt = async (token: string) => mainTextIn(await htmlAt(quoteLink(token)));

it("the link shows the quote as it was sent, and looking at it changes nothing", async () => {
  const { token } = await askForQuote();
  const before = await rows("SELECT id, version, status, total, expires_at, decided_at, link_version FROM quotes");
  const answer = await visit(get(quoteLink(token)));
  expect((await visit(get(`${quoteLink(token)}&done=__proto__`))).status).toBe(200);
  const text = mainTextIn(await answer.text());
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  for (const part of [
    "Maya, here is your quote",
    "$2,324.25",
    "Price frozen until Friday, December 4",
    "Decline this quote",
  ])
    expect(text).toContain(part);
  expect(await rows("SELECT id, version, status, total, expires_at, decided_at, link_version FROM quotes")).toEqual(
    before,
  );
});

it("says when the sun sets where the day is, and to a wedding when vows in its light begin", async () => {
  const text = await textAt((await askForQuote()).token);
  expect(text).toContain("Sunset at 7:58 PM");
  expect(text).toContain("In Clearwater. For vows in its light, the ceremony begins around 7:10 PM.");
  const party = {
    eventCategory: "private-party",
    eventType: "Birthday Party",
    eventDate: "2027-12-18",
    city: "Tampa",
    code: "",
  };
  const other = await textAt((await askForQuote({ ...party, email: "other@example.com" })).token);
  expect(other).toContain("Sunset at 5:38 PM");
  expect(other).not.toContain("vows");
});

it("what was offered stays, whatever the prices become", async () => {
  const { token } = await askForQuote();
  await env.DB.prepare("UPDATE packages SET price = 999900").run();
  expect(await textAt(token)).toContain("$2,324.25");
});

it("a token that is made up, revoked, of another purpose or long over opens nothing", async () => {
  const { token, quote } = await askForQuote();
  const claim = { bookingId: quote.id, email: quoteRequest.email, linkVersion: 1 };
  const wrong = [
    "",
    `${token.slice(0, -1)}x`,
    await signPortalToken(secrets, claim, now),
    await signQuoteToken(secrets, { ...quote, linkVersion: 2 }),
    await signQuoteToken(secrets, { ...quote, id: "somebody-else" }),
    await signQuoteToken(secrets, { ...quote, expiresAt: now - 61 * day }),
  ];
  for (const each of wrong) {
    const answer = await visit(get(quoteLink(each)));
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("Maya");
    for (const path of Object.values(quoteApi)) {
      const done = await visit(postForm(path, { token: each, question: "Is it free?" }));
      expect([401, 422], path).toContain(done.status);
    }
  }
  expect(await rows("SELECT status FROM quotes")).toEqual([{ status: "open" }]);
});

it("a question reaches the DJ, and stands on the page; sent twice it is one", async () => {
  const { token } = await askForQuote();
  const { email, mails } = mailbox();
  const question = "Does the terrace get its own speakers?";
  const ask = () => visit(postForm(quoteApi.ask, { token, question }), { EMAIL: email });
  const answer = await ask();
  await ask();
  expect(answer.headers.get("Location")).toBe(quoteLink(token, "asked"));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ replyTo: quoteRequest.email, text: expect.stringContaining(question) });
  expect(await textAt(token)).toContain(question);
  expect((await visit(postForm(quoteApi.ask, { token, question: "" }))).status).toBe(422);
});

it("a no is kept with its reason, and the lead is lost; it cannot be said twice", async () => {
  const { token } = await askForQuote();
  const { email, mails } = mailbox();
  const decline = () => visit(postForm(quoteApi.decline, { token, reason: "Another DJ" }), { EMAIL: email });
  expect((await decline()).headers.get("Location")).toBe(quoteLink(token, "declined"));
  await decline();
  expect(await rows("SELECT status, reason FROM quotes")).toEqual([{ status: "declined", reason: "Another DJ" }]);
  expect(await rows("SELECT status FROM contacts")).toEqual([{ status: "lost" }]);
  expect(mails).toHaveLength(1);
  expect(await textAt(token)).toContain("You said no");
});

it("is closed by a booking that the DJ makes, and a no to it leaves the lead booked", async () => {
  const { token, quote } = await askForQuote();
  const { booking } = leadPaths(quote.contactId);
  expect((await submit(booking, formIn(await see(booking)))).status).toBe(303);
  expect(await textAt(token)).toContain("A booking has taken its place, which stands in your portal");
  const declined = await visit(postForm(quoteApi.decline, { token, reason: "Another DJ" }));
  expect(declined.headers.get("Location")).toBe(quoteLink(token));
  for (const path of [quoteApi.accept, quoteApi.renew]) await visit(postForm(path, { token }));
  expect(await rows("SELECT status, reason FROM quotes")).toEqual([{ status: "superseded", reason: null }]);
  expect(await rows("SELECT status FROM contacts")).toEqual([{ status: "booked" }]);
});

it("a no to one of two quotes for a date leaves the lead booked that the other one became", async () => {
  const first = await askForQuote();
  const second = await askForQuote({ startTime: "17:30" });
  expect(second.quote.contactId).not.toBe(first.quote.contactId);
  await visit(postForm(quoteApi.accept, { token: first.token }));
  await rows("UPDATE contacts SET status = 'booked'");
  await visit(postForm(quoteApi.decline, { token: second.token }));
  expect(await rows("SELECT status FROM quotes ORDER BY status")).toEqual([
    { status: "accepted" },
    { status: "declined" },
  ]);
  expect(await rows("SELECT DISTINCT status FROM contacts")).toEqual([{ status: "booked" }]);
});

it("after fourteen days it has expired, and one press makes it again at the prices of then", async () => {
  const { token, quote } = await askForQuote();
  vi.setSystemTime(quote.expiresAt - 1);
  expect(await textAt(token)).not.toContain("expired");
  vi.setSystemTime(quote.expiresAt);
  await env.DB.prepare("UPDATE packages SET price = price + 10000").run();
  expect(await textAt(token)).toContain("This quote has expired");
  const renew = () => visit(postForm(quoteApi.renew, { token }));
  const location = (await renew()).headers.get("Location") ?? "";
  await renew();
  expect(mainTextIn(await htmlAt(location))).toContain("$2,399.25");
  const versions = await primary(env.DB).select().from(quotes);
  expect(versions.map(({ status }) => status).sort()).toEqual(["open", "superseded"]);
  const old = await textAt(token);
  expect(old).toContain("There is a newer version");
  expect(old).toContain("$2,499.00 becomes $2,599.00");
  expect(await rows("SELECT id FROM outbox WHERE dedupe_key LIKE 'quote:%'")).toHaveLength(1);
});

it("made again it takes nothing off for a code that has ended", async () => {
  const { token, quote } = await askForQuote();
  await rows("UPDATE quotes SET choice = json_set(choice, '$.code', 'spring24')");
  vi.setSystemTime(quote.expiresAt);
  const location = (await visit(postForm(quoteApi.renew, { token }))).headers.get("Location") ?? "";
  const [renewed] = await primary(env.DB).select().from(quotes).where(eq(quotes.version, 2));
  expect(mainTextIn(await htmlAt(location))).not.toContain("spring24");
  expect([renewed?.choice.code, (renewed?.total ?? 0) > quote.total]).toEqual(["", true]);
});

it("made again at the prices of today it leaves out what the DJ took off for the old one alone, and both read so", async () => {
  const { quote } = await askForQuote();
  const lines = [
    ["For friends", "-100", ""],
    ["Off season", "-50", "1"],
    ["Fog", "150", ""],
  ];
  const edit: [string, string][] = [
    ...quoteRequestForm(),
    ...lines.flatMap(([label = "", amount = "", stays = ""]): [string, string][] => [
      ["ownLabels", label],
      ["ownAmounts", amount],
      ...(stays ? [["ownStays", stays] as [string, string]] : []),
    ]),
    ...[["note", ""] as [string, string], ["key", "00000000-0000-4000-8000-00000000000a"] as [string, string]],
  ];
  await submit(leadPaths(quote.contactId).quote, edit);
  const [sent] = await primary(env.DB).select().from(quotes).where(eq(quotes.status, "open"));
  if (!sent) throw new Error("no version is open");
  const token = await signQuoteToken(secrets, sent);
  vi.setSystemTime(sent.expiresAt);
  await env.DB.prepare("UPDATE packages SET price = price + 10000").run();
  expect(await textAt(token)).toContain("without what was taken off for this quote alone: For friends, −$100.00.");
  const { email, mails } = mailbox();
  const renew = () => visit(postForm(quoteApi.renew, { token }), { EMAIL: email });
  const location = (await renew()).headers.get("Location") ?? "";
  await renew();
  const read = mainTextIn(await htmlAt(location));
  const [toClient, toDj] = [quoteRequest.email, "hello@sunsetbaydj.example"].map((to) =>
    mails.filter((mail) => mail.to === to),
  );
  expect([toClient?.length, toDj?.length]).toEqual([1, 1]);
  expect(toDj?.[0]?.subject).toContain("Maya Brooks has made the expired quote again");
  for (const text of [read, toClient?.[0]?.text, toDj?.[0]?.text])
    for (const part of [
      "Left out, for it was given for the earlier quote alone: For friends, −$100.00",
      "$2,499.00 becomes $2,599.00",
    ])
      expect(text).toContain(part);
  for (const line of ["Off season", "Fog"]) expect(read).toContain(line);
  expect(read).not.toContain("No longer: Off season");
});

it("made again with nothing changed it says so, also where two lines have one name", async () => {
  const { quote } = await askForQuote();
  const lines = [
    ["Friend", "-100"],
    ["Friend", "-50"],
  ];
  await submit(leadPaths(quote.contactId).quote, [
    ...quoteRequestForm(),
    ...lines.flatMap(([label = "", amount = ""], at): [string, string][] => [
      ["ownLabels", label],
      ["ownAmounts", amount],
      ["ownStays", String(at)],
    ]),
    ["note", ""],
    ["key", crypto.randomUUID()],
  ]);
  const [sent] = await primary(env.DB).select().from(quotes).where(eq(quotes.status, "open"));
  if (!sent) throw new Error("no version is open");
  vi.setSystemTime(sent.expiresAt);
  const renewed = await visit(postForm(quoteApi.renew, { token: await signQuoteToken(secrets, sent) }));
  const text = mainTextIn(await htmlAt(renewed.headers.get("Location") ?? ""));
  expect(text).toContain(english.price.same);
  expect(text).not.toContain("Friend: −$50.00 becomes");
});

it("whoever asked twice and is signed in finds the other quote by either link; a forwarded link shows nobody another", async () => {
  const { token } = await askForQuote();
  await askForQuote({ eventDate: "2027-05-01" });
  await askForQuote({ eventDate: "2027-05-08", email: "other@example.com" });
  const own = await signIn(await storeBooking({ clientEmail: quoteRequest.email }));
  const text = mainTextIn(await htmlAt(quoteLink(token), own));
  expect(text).toContain("Your other quotes");
  expect(text).toContain("May 1, 2027");
  expect(text).not.toContain("May 8, 2027");
  const stranger = await signIn(await storeBooking());
  for (const headers of [{}, stranger])
    expect(mainTextIn(await htmlAt(quoteLink(token), headers))).not.toContain("May 1, 2027");
});

it("tells the DJ that the quote was opened and when: by its link, not by a mail scanner or the DJ", async () => {
  const { token, quote } = await askForQuote();
  const { page, quote: versions } = leadPaths(quote.contactId);
  const link = get(quoteLink(token));
  await visit(new Request(link, { method: "HEAD" }));
  await visit(new Request(link, { headers: { "Sec-Purpose": "prefetch" } }));
  await visit(new Request(link, { headers: { Cookie: "CF_Authorization=of-the-dj" } }));
  expect(mainTextIn(await see(page))).toContain("Quote not opened yet");
  await visit(get(quoteLink(token)));
  await visit(get(quoteLink(token)));
  for (const path of [page, versions, adminPaths.leads]) expect(mainTextIn(await see(path))).toMatch(/opened once/);
  vi.setSystemTime(now + day);
  await visit(get(quoteLink(token)));
  for (const path of [page, versions, adminPaths.leads]) expect(mainTextIn(await see(path))).toMatch(/opened 2 times/);
});
