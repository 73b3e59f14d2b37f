import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { extendSession } from "../../portal/frame/session.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths, portalQuery, portalReview } from "../../portal/paths.ts";
import { isOver, readOwnReview, storeReview } from "../reviews.ts";
import { type ReviewField, reviewForm } from "./form.ts";
import { ReviewPage, reviewMetadata } from "./page.tsx";

async function showReview(c: Context<AppEnv>, asked: string | null, refused?: FormState<ReviewField>) {
  const { sid } = c.var;
  const now = Date.now();
  const read = sid && (await readOwnReview(primary(c.env.DB), sid, now, asked));
  if (!read) return signedOut(c);
  if (!read.found) return c.notFound();
  extendSession(c, read.session);
  const { booking, review } = read.found;
  const [firstName = ""] = booking.clientName.split(" ");
  const begun = {
    rating: review ? String(review.rating) : "",
    words: review?.words ?? "",
    name: review?.name ?? firstName,
    mayShow: review?.mayShow ? "yes" : "",
  };
  const isSent = review !== null && c.req.query(portalQuery.done) !== undefined && !refused;
  const state = !isOver(booking, calendarDateAt(now)) ? "early" : review?.shownAt ? "shown" : isSent ? "sent" : "open";
  return c.render(
    <ReviewPage
      {...{ booking, state, review }}
      date={booking.eventDate}
      form={refused ?? { values: begun, issues: [] }}
    />,
    { metadata: reviewMetadata(booking.id, wordsOf(c)) },
  );
}

const reviewing = formRoute({
  path: portalApi.review,
  schema: reviewForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) => showReview(c, form.values.booking ?? null, form),
  mails: true,
  async act(c, { booking, rating, words, name, mayShow }, now) {
    const { sid } = c.var;
    const db = primary(c.env.DB);
    const review = { rating: Number(rating), words, name, mayShow: mayShow !== null };
    const kept = await storeReview(db, sid, booking, review, now);
    if (!kept) return signedOut(c);
    extendSession(c, kept.session);
    if (kept.isKept) return { to: portalReview(booking, "sent") };
    const read = await readOwnReview(db, sid, now, booking);
    if (!read) return signedOut(c);
    return read.found ? { to: portalReview(booking) } : c.notFound();
  },
  comesBackTo: portalPaths.review,
});

export const portalReviews = new Hono<AppEnv>()
  .route("/", reviewing)
  .get(portalPaths.review, (c) => showReview(c, c.req.query(portalQuery.booking) ?? null));
