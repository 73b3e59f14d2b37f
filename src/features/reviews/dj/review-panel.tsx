import { instantInWords } from "../../../platform/dates.ts";
import { Stars } from "../../../platform/ui/stars.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { reviewPath } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import type { ListedReview } from "../reviews.ts";

/** A review as the list shows it, with how it is signed on the site. */
export type ShownReview = ListedReview & { signature: string };

const standing = ({ review }: ShownReview): string => {
  if (review.shownAt) return "On the site";
  if (!review.mayShow) return "Not for the site: the client has not agreed";
  return review.keptAt ? "Kept off the site" : "Waits for your yes";
};

export function ReviewPanel({ listed }: { listed: ShownReview }) {
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
