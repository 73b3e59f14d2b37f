import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/empty-list.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { ReviewPanel, type ShownReview } from "./review-panel.tsx";

/** What clients have said, and what of it stands on the site. */
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
