import { site } from "../../../content/site.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { Stars } from "../../../platform/ui/stars.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { type ReviewField, stars } from "./form.ts";

const starLabels = Object.fromEntries(stars.map((count) => [count, count === "1" ? "1 star" : `${count} stars`]));

function ReviewFields({ id, form: { values, issues } }: { id: string; form: FormState<ReviewField> }) {
  return (
    <form className="form-grid" method="post" action={portalApi.review} noValidate>
      <input type="hidden" name="booking" value={id} />
      <ChoiceField
        id="review-rating"
        name="rating"
        label="Stars"
        options={stars}
        optionLabels={starLabels}
        entry={values.rating}
        error={issueOf(issues, "rating")}
        className="full"
      />
      <TextArea
        id="review-words"
        name="words"
        label="In your words"
        entry={values.words}
        error={issueOf(issues, "words")}
        className="full"
      />
      <TextField
        id="review-name"
        name="name"
        label="Signed"
        hint="First names are enough"
        entry={values.name}
        error={issueOf(issues, "name")}
      />
      <label className="choice full">
        <input type="checkbox" name="mayShow" value="yes" defaultChecked={values.mayShow === "yes"} />
        <span className="i-lucide-check" aria-hidden="true" />
        <span>You may show it on the site with this name, the venue and the month</span>
      </label>
      <button className="btn btn-primary" type="submit">
        Send
      </button>
    </form>
  );
}

interface ReviewPageProps {
  booking: { id: string; eventType: string; venue: string | null };
  date: CalendarDate;
  /** `early`: the event is not over. `open`: can be written or changed. */
  state: "early" | "open" | "sent" | "shown";
  review: { rating: number; words: string } | null;
  form: FormState<ReviewField>;
}

const notes = {
  early: "Your evening is still ahead. The day after, this is the place to say how it was.",
  sent: "Thank you. I read every word.",
  shown: "Thank you. What you wrote stands on the site; to change it or take it off, write to me.",
} as const;

export function ReviewPage({ booking, date, state, review, form }: ReviewPageProps) {
  return (
    <section className="wrap portal">
      <PortalTrail booking={booking.id} label="Your review" />
      <h1 className="h2 mt-4">How was it?</h1>
      <p className="lead mt-4 mb-6">
        {booking.eventType}, <span className="whole">{dateInWords(date)}</span>
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
      {review?.rating === 5 && (state === "sent" || state === "shown") && site.reviewProfile ? (
        <p className="mt-6">
          <a className="btn btn-secondary" href={site.reviewProfile.href} target="_blank" rel="noopener">
            Say it on {site.reviewProfile.label} as well
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      ) : null}
      {state === "open" ? <ReviewFields id={booking.id} form={form} /> : null}
    </section>
  );
}

export const reviewMetadata = (booking: string) =>
  portalMetadata(
    {
      title: "Your review",
      description: "Say how the evening was. The DJ reads it, and shows it on the site only if you agree.",
      feature: "portal-reviews",
      path: portalPaths.review,
    },
    null,
    clientTabs(booking, "home"),
  );
