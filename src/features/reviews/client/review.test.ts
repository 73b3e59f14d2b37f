import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { portalApi, portalReview } from "../../portal/paths.ts";
import { reviewPath } from "../dj/route.tsx";

const daysAgo = (days: number) => addDays(calendarDateAt(Date.now()), -days);
const { email: EMAIL, mails } = mailbox();

async function playedThreeDaysAgo(over: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({ eventDate: daysAgo(3), clientName: "Maya Rivera", ...over });
  const headers = await signIn(booking);
  const said = { booking: booking.id, rating: "5", words: "They danced until the lights came on.", name: "Maya" };
  const send = (form: Record<string, string>) => visit(postForm(portalApi.review, form, headers), { EMAIL });
  return { booking, headers, said, send };
}

const testimonials = () =>
  env.DB.prepare("SELECT author, role, rating, quote FROM testimonials WHERE id LIKE 'review-%'").all();

it("goes to the DJ, and on the site only with the client's consent and the DJ's yes", async () => {
  mails.length = 0;
  const { booking, headers, said, send } = await playedThreeDaysAgo();
  expect(await htmlAt(portalReview(booking.id), headers)).toContain('value="Maya"');
  const refused = await send({ ...said, rating: "", words: "Good" });
  expect(refused.status).toBe(422);
  expect(mainTextIn(await refused.text())).toMatch(/Please choose how many stars.*at least 10 characters/s);

  expect((await send({ ...said, rating: "4" })).headers.get("Location")).toBe(portalReview(booking.id, "sent"));
  const publicly = 'href="https://g.page/';
  expect(await htmlAt(portalReview(booking.id, "sent"), headers)).not.toContain(publicly);
  expect((await send(said)).headers.get("Location")).toBe(portalReview(booking.id, "sent"));
  expect(await htmlAt(portalReview(booking.id, "sent"), headers)).toContain(publicly);
  expect(mainTextIn(await see(adminPaths.reviews))).toContain("the client has not agreed");
  expect(sentTo(await submit(reviewPath(booking.id), { change: "show" }))).toContain("review-not-shown");
  expect((await testimonials()).results).toEqual([]);

  await send({ ...said, mayShow: "yes" });
  expect(mails.filter(({ subject }) => /^\d of 5 stars/.test(subject))).toHaveLength(1);
  expect(sentTo(await submit(reviewPath(booking.id), { change: "show" }))).toContain("review-shown");
  const { results } = await testimonials();
  expect(results).toMatchObject([{ role: "wedding", rating: 5, quote: said.words }]);
  expect(results[0]?.author).toMatch(/^Maya, Sand Key Park, \w+ \d{4}$/);

  await send({ ...said, words: "Something else entirely", mayShow: "yes" });
  expect((await testimonials()).results).toEqual(results);
  expect(await htmlAt(portalReview(booking.id), headers)).toContain("stands on the site");
  expect(sentTo(await submit(reviewPath(booking.id), { change: "keep" }))).toContain("review-kept");
  expect((await testimonials()).results).toEqual([]);
});

it("waits until the evening was played, and takes none of another's or of a canceled one", async () => {
  const { said, send, headers } = await playedThreeDaysAgo({ eventDate: "2099-03-03" });
  await send(said);
  expect(await htmlAt(portalReview(said.booking), headers)).toContain("still ahead");
  const canceled = await playedThreeDaysAgo({ status: "cancelled" });
  await canceled.send(canceled.said);
  const other = await playedThreeDaysAgo({ eventDate: daysAgo(4) });
  expect((await send(other.said)).status).toBe(404);
  expect((await visit(get(portalReview(other.booking.id), headers))).status).toBe(404);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM reviews").first("n")).toBe(0);
});
