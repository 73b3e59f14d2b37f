import { Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { instantInWords } from "../../../platform/english.ts";
import { choice } from "../../../platform/fields/fields.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { purgePublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { Stars } from "../../../platform/ui/stars.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { type ListedReview, listReviewsQuery, reviewQuery } from "../reviews.ts";
import { hideReview, showReview, signatureOf } from "../show-review.ts";

export const reviewPath = (bookingId: string): string => `${adminPaths.reviews}/${bookingId}`;

const changing = formRoute({
  path: reviewPath(":id"),
  schema: z.object({ change: choice(["show", "keep"], "Please choose what becomes of it") }),
  comesBackTo: adminPaths.reviews,
  async act(c, { change }, now) {
    const db = primary(c.env.DB);
    const [found] = await reviewQuery(db, idOf(c));
    if (!found) return c.notFound();
    const changed = change === "show" ? await showReview(db, found, now) : await hideReview(db, idOf(c), now);
    if (!changed) return redirectWithNotice(adminPaths.reviews, "review-not-shown");
    await purgePublicPages(c.executionCtx, ["testimonials"]);
    return redirectWithNotice(adminPaths.reviews, change === "show" ? "review-shown" : "review-kept");
  },
});

type ShownReview = ListedReview & { signature: string };

const standingOf = ({ review }: ShownReview): string => {
  if (review.shownAt) return "On the site";
  if (!review.mayShow) return "Not for the site: the client has not agreed";
  return review.keptAt ? "Kept off the site" : "Waits for your yes";
};

function ReviewPanel({ listed }: { listed: ShownReview }) {
  const { booking, review } = listed;
  return (
    <Panel id={`review-${booking.id}`} title={listed.signature} aside={<Stars rating={review.rating} />}>
      <p className="whitespace-pre-line break-words">{review.words}</p>
      <p className="small text-muted mt-2">
        <a className="text-link" href={bookingPaths(booking.id).page}>
          {booking.eventType}, {booking.clientName}
        </a>
        , {instantInWords(review.createdAt)}. {standingOf(listed)}.
      </p>
      <form className="flex flex-wrap gap-3 mt-4" method="post" action={reviewPath(booking.id)}>
        {review.mayShow && !review.shownAt ? (
          <button className="btn btn-primary btn-small" type="submit" name="change" value="show">
            Show on the site
          </button>
        ) : null}
        {review.shownAt || (review.mayShow && !review.keptAt) ? (
          <button className="btn btn-secondary btn-small" type="submit" name="change" value="keep">
            {review.shownAt ? "Take off the site" : "Keep off the site"}
          </button>
        ) : null}
      </form>
    </Panel>
  );
}

function ReviewsPage({ reviews, notice }: { reviews: readonly ShownReview[]; notice: string | null }) {
  return (
    <AdminLayout path={adminPaths.reviews} title="Reviews">
      <div className="admin-stack">
        <DoneNotice text={notice} />
        {reviews.length === 0 ? (
          <EmptyList text="Nobody has said anything yet. Two days after an event its client is asked by mail." />
        ) : null}
        {reviews.map((listed) => (
          <ReviewPanel key={listed.booking.id} listed={listed} />
        ))}
      </div>
    </AdminLayout>
  );
}

const reviewsMetadata = adminMetadata({
  title: "Reviews",
  description: "What clients have said of their evenings, and the buttons that put it on the site or keep it off.",
  path: adminPaths.reviews,
});

export const adminReviews = new Hono<AppEnv>()
  .get(adminPaths.reviews, async (c) => {
    const listed = await listReviewsQuery(primary(c.env.DB));
    const reviews = listed.map((review) => ({ ...review, signature: signatureOf(review) }));
    const page = <ReviewsPage reviews={reviews} notice={noticeOf(c)} />;
    return c.render(page, { metadata: reviewsMetadata });
  })
  .route("/", changing);
