import { Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { purgePublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { adminPaths, listQuery, reviewPath } from "../../admin/paths.ts";
import { listReviewsQuery, reviewQuery } from "../reviews.ts";
import { hideReview, showReview, signatureOf } from "../show-review.ts";
import { ReviewsPage, reviewsMetadata } from "./page.tsx";

const changing = formRoute({
  path: reviewPath(":id"),
  schema: z.object({ change: choice(["show", "keep"], "Please choose what becomes of it") }),
  comesBackTo: adminPaths.reviews,
  async act(c, { change }, now) {
    const db = primary(c.env.DB);
    const [found] = await reviewQuery(db, idOf(c));
    if (!found) return c.notFound();
    const changed = change === "show" ? await showReview(db, found, now) : await hideReview(db, idOf(c), now);
    if (!changed) return done(adminPaths.reviews, "review-not-shown");
    await purgePublicPages(c.executionCtx, ["testimonials"]);
    return done(adminPaths.reviews, change === "show" ? "review-shown" : "review-kept");
  },
});

export const adminReviews = new Hono<AppEnv>()
  .get(adminPaths.reviews, async (c) => {
    const listed = await listReviewsQuery(primary(c.env.DB));
    const reviews = listed.map((review) => ({ ...review, signature: signatureOf(review) }));
    const page = <ReviewsPage reviews={reviews} notice={noticeText(c.req.query(listQuery.notice))} />;
    return c.render(page, { metadata: reviewsMetadata });
  })
  .route("/", changing);
