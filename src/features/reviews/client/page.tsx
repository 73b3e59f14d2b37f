import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { countIn, dateIn, fill } from "../../../platform/language.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { Stars } from "../../../platform/ui/stars.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { type ReviewField, stars } from "./form.ts";

function ReviewFields({ id, form: { values, issues } }: { id: string; form: FormState<ReviewField> }) {
  const { formats, review: words } = useWords();
  const starLabels = Object.fromEntries(
    stars.map((count) => [count, countIn(formats, words.starCount, Number(count))]),
  );
  return (
    <form className="form-grid" method="post" action={portalApi.review} noValidate>
      <input type="hidden" name="booking" value={id} />
      <ChoiceField
        id="review-rating"
        name="rating"
        label={words.stars}
        options={stars}
        optionLabels={starLabels}
        entry={values.rating}
        error={issueOf(issues, "rating")}
        className="full"
      />
      <TextArea
        id="review-words"
        name="words"
        label={words.words}
        entry={values.words}
        error={issueOf(issues, "words")}
        className="full"
      />
      <TextField
        id="review-name"
        name="name"
        label={words.name}
        hint={words.nameHint}
        entry={values.name}
        error={issueOf(issues, "name")}
      />
      <label className="choice full">
        <input type="checkbox" name="mayShow" value="yes" defaultChecked={values.mayShow === "yes"} />
        <span className="i-lucide-check" aria-hidden="true" />
        <span>{words.mayShow}</span>
      </label>
      <button className="btn btn-primary" type="submit">
        {words.send}
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

export function ReviewPage({ booking, date, state, review, form }: ReviewPageProps) {
  const all = useWords();
  const words = all.review;
  return (
    <section className="wrap portal">
      <PortalTrail booking={booking.id} label={words.title} />
      <h1 className="h2 mt-4">{words.heading}</h1>
      <p className="lead mt-4 mb-6">
        {eventTypeIn(all, booking.eventType)}, <span className="whole">{dateIn(all.formats, date)}</span>
        {booking.venue ? `, ${booking.venue}` : ""}
      </p>
      {state === "open" ? null : (
        <p className="text-measure mb-6" role="status">
          {words.notes[state]}
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
            {fill(words.elsewhere, { place: site.reviewProfile.label })}
            <span className="visually-hidden"> {all.ui.newTab}</span>
          </a>
        </p>
      ) : null}
      {state === "open" ? <ReviewFields id={booking.id} form={form} /> : null}
    </section>
  );
}

export const reviewMetadata = (booking: string, { formats, review }: Words) =>
  portalMetadata(
    {
      title: review.title,
      description: review.about,
      language: formats.tag,
      feature: "portal-reviews",
      path: portalPaths.review,
    },
    null,
    clientTabs(booking, "home"),
  );
