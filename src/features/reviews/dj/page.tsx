import { instantInWords } from "../../../platform/dates.ts";
import { Stars } from "../../../platform/ui/stars.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths, reviewPath } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import type { ListedReview } from "../reviews.ts";

type ShownReview = ListedReview & { signature: string };

const standing = ({ review }: ShownReview): string => {
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
        , {instantInWords(review.createdAt)}. {standing(listed)}.
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

export function ReviewsPage({ reviews, notice }: { reviews: readonly ShownReview[]; notice: string | null }) {
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

export const reviewsMetadata = adminMetadata({
  title: "Reviews",
  description: "What clients have said of their evenings, and the buttons that put it on the site or keep it off.",
  path: adminPaths.reviews,
});
