import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { Stars } from "../../../platform/ui/stars.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalPaths } from "../../portal/paths.ts";
import type { ReviewField } from "./form.ts";
import { ReviewFields } from "./review-fields.tsx";

interface ReviewPageProps {
  booking: { id: string; eventType: string; venue: string | null };
  date: CalendarDate;
  /** Where it stands: not played yet, open to be written or changed, just sent, or on the site. */
  state: "early" | "open" | "sent" | "shown";
  /** What was said so far. */
  review: { rating: number; words: string } | null;
  form: FormState<ReviewField>;
}

const notes = {
  early: "Your evening is still ahead. The day after, this is the place to say how it was.",
  sent: "Thank you. I read every word.",
  shown: "Thank you. What you wrote stands on the site; to change it or take it off, write to me.",
} as const;

/** Where a client says how the evening was. */
export function ReviewPage({ booking, date, state, review, form }: ReviewPageProps) {
  return (
    <section className="wrap portal">
      <Breadcrumb items={[{ label: "Client Portal", href: portalPaths.dashboard }, { label: "Your review" }]} />
      <h1 className="h2 mt-4">How was it?</h1>
      <p className="lead mt-4 mb-6">
        {booking.eventType}, {dateInWords(date)}
        {booking.venue ? `, ${booking.venue}` : ""}
      </p>
      {state === "open" ? null : (
        <p className="text-measure mb-6" role="status">
          {notes[state]}
        </p>
      )}
      {review && state !== "open" ? (
        <figure className="card p-6">
          <Stars rating={review.rating} />
          <blockquote className="mt-2 whitespace-pre-line break-words">{review.words}</blockquote>
        </figure>
      ) : null}
      {state === "open" ? <ReviewFields id={booking.id} form={form} /> : null}
    </section>
  );
}

export const reviewMetadata = portalMetadata({
  title: "Your review",
  description: "Say how the evening was. The DJ reads it, and shows it on the site only if you agree.",
  feature: "portal-reviews",
  path: portalPaths.review,
});
