import { expect, it } from "vitest";
import { see as seeAsDj } from "../../../test/administrator.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { cookieIn, storeBooking } from "../../../test/portal.ts";
import { quoteRequest, quoteRequestForm } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { api } from "../../site/paths.ts";
import { numberOf } from "../read-quote.ts";
import { quoteApi, quoteLink } from "./paths.ts";

const names = ["Maya", "Brooks", "Sandpearl Resort", "PREMIUM", "WEDDING25"];

it("a quote that was asked for in another language is opened, asked about, accepted and declined in it", async () => {
  const { email: EMAIL, mails } = mailbox();
  await visit(postForm(`/${language}${api.quote}`, quoteRequestForm()), { EMAIL });
  const token = (of: (typeof mails)[number] | undefined) => /token=([\w.-]+)/.exec(of?.text ?? "")?.[1] ?? "";
  const mail = mails.find(({ to }) => to === quoteRequest.email);
  const first = token(mail);
  for (const said of [mail?.subject, mail?.text, mail?.html]) expect(unmarkedIn(said ?? "", names)).toEqual([]);

  const numbersNow = async () => (await rows("SELECT id FROM quotes")).map(({ id }) => numberOf({ id: String(id) }));
  const [lead] = await rows("SELECT id FROM contacts");
  const printed = await seeAsDj(leadPaths(String(lead?.id)).quotePaper);
  const [paper = ""] = /<article class="paper.*<\/article>/s.exec(printed) ?? [];
  expect(paper).toContain("PREMIUM");
  expect(unmarkedIn(paper, [...names, ...(await numbersNow())]), "paper").toEqual([]);

  const check = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    const numbers = await numbersNow();
    expect(unmarkedIn(html, [...names, ...numbers]), where).toEqual([]);
    return answer;
  };
  const opened = await check(await visit(get(quoteLink(first))), "open");
  const Cookie = cookieIn(opened);
  const post = (path: string, fields: Record<string, string>) => visit(postForm(path, fields, { Cookie }));
  const see = async (where: string, done: string | null = null) =>
    check(await visit(get(quoteLink(first, done), { Cookie })), where);

  await check(await post(quoteApi.ask, { token: first, question: "" }), "no question");
  await post(quoteApi.ask, { token: first, question: "~Hm~?" });
  for (const done of ["asked", "renewed", "held"]) await see(done, done);

  const { id } = await storeBooking({
    eventDate: quoteRequest.eventDate,
    status: "hold",
    holdEndsAt: Date.now() + 1e8,
  });
  await see("date gone");
  await rows("UPDATE bookings SET status = 'cancelled' WHERE id = ?", id);

  await rows("UPDATE quotes SET expires_at = 1000");
  await see("expired");
  const renewed = await post(quoteApi.renew, { token: first });
  await see("newer");
  const newest = renewed.headers.get("Location") ?? "";
  await check(await visit(get(newest, { Cookie })), "newest");
  const accepted = await post(quoteApi.accept, { token: new URLSearchParams(newest.split("?")[1]).get("token") ?? "" });
  expect(await rows("SELECT language FROM bookings WHERE quote_id IS NOT NULL")).toEqual([{ language }]);
  const signedIn = { Cookie: `${Cookie}; ${cookieIn(accepted)}` };
  await check(await visit(get(newest, signedIn)), "accepted");
  await check(await visit(get(newest, { Cookie })), "accepted elsewhere");
  await rows("UPDATE bookings SET status = 'released', hold_ends_at = 1000 WHERE quote_id IS NOT NULL");
  await check(await visit(get(newest, { Cookie })), "hold over");
  await rows("UPDATE quotes SET status = 'declined'");
  await check(await visit(get(newest, { Cookie })), "declined");
});
