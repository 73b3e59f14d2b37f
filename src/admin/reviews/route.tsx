import { Hono } from "hono";
import * as z from "zod/mini";
import { listReviewsQuery, reviewQuery } from "../../business/reviews/reviews.ts";
import { keepReviewOff, showReview, signatureOf } from "../../business/reviews/show-review.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { choice } from "../../forms/choice-fields.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { purgePublicPages } from "../../web/purge-public-pages.ts";
import { done, idOf } from "../frame/answers.ts";
import { noticeText } from "../frame/notices.ts";
import { adminPaths, listQuery, reviewPath } from "../paths.ts";
import { ReviewsPage, reviewsMetadata } from "./page.tsx";

const changing = formRoute({
  path: reviewPath(":id"),
  schema: z.object({ change: choice(["show", "keep"], "Please choose what becomes of it") }),
  comesBackTo: adminPaths.reviews,
  async act(c, { change }, now) {
    const db = primary(c.env.DB);
    const [found] = await reviewQuery(db, idOf(c));
    if (!found) return c.notFound();
    const changed = change === "show" ? await showReview(db, found, now) : await keepReviewOff(db, idOf(c), now);
    if (!changed) return done(adminPaths.reviews, "review-not-shown");
    await purgePublicPages(c.executionCtx, ["testimonials"]);
    return done(adminPaths.reviews, change === "show" ? "review-shown" : "review-kept");
  },
});

/** What clients have said of their evenings. */
export const adminReviews = new Hono<AppEnv>()
  .get(adminPaths.reviews, async (c) => {
    const listed = await listReviewsQuery(primary(c.env.DB));
    const reviews = listed.map((review) => ({ ...review, signature: signatureOf(review) }));
    const page = <ReviewsPage reviews={reviews} notice={noticeText(c.req.query(listQuery.notice))} />;
    return c.render(page, { metadata: reviewsMetadata });
  })
  .route("/", changing);
