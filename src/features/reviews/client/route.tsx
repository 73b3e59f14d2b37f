import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { AppEnv } from "../../../env.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { choice, limits, optionalChoice, requiredLine, requiredText } from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { fill } from "../../../platform/language.ts";
import { useWords, wordsOf } from "../../../platform/pages/words.ts";
import { Choices, Tick } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Stars } from "../../../platform/ui/stars.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { EventCard } from "../../portal/frame/event-card.tsx";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths, portalReview } from "../../portal/paths.ts";
import { isOver, readOwnReview, storeReview } from "../reviews.ts";

const stars = ["5", "4", "3", "2", "1"] as const;

/** In characters. */
const [shortest, longest] = [10, 2000] as const;

const reviewForm = z.object({
  booking: requiredLine(limits.name, "The booking is missing"),
  rating: choice(stars, "Please choose how many stars"),
  words: requiredText(shortest, longest, `Please write a few words (at least ${shortest} characters)`),
  name: requiredLine(limits.name, "Please say how it is signed"),
  mayShow: optionalChoice(["yes"], "Please tick it or leave it"),
});

type ReviewField = keyof z.input<typeof reviewForm>;

function ReviewFields({ id, form }: { id: string; form: FormState<ReviewField> }) {
  const { review: words } = useWords();
  const labels = { rating: words.stars, words: words.words, name: words.name };
  const field = fieldsOf({ idOf: (name) => `review-${name}`, labels, form });
  const rating = field("rating");
  return (
    <form className="form-grid" method="post" action={portalApi.review} noValidate>
      <input type="hidden" name="booking" value={id} />
      <Choices {...rating} className="full review-stars">
        {stars.toReversed().map((count, at) => (
          <Tick
            key={count}
            type="radio"
            id={at === 0 ? rating.id : undefined}
            name={rating.name}
            value={count}
            label={<Stars rating={Number(count)} />}
            required
            checked={count === rating.entry}
          />
        ))}
      </Choices>
      <TextArea {...field("words")} className="full" />
      <TextField {...field("name")} hint={words.nameHint} />
      <Tick name="mayShow" checked={form.values.mayShow === "yes"} label={words.mayShow} isFull />
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

function ReviewPage({ booking, date, state, review, form }: ReviewPageProps) {
  const all = useWords();
  const words = all.review;
  return (
    <section className="wrap portal portal-column">
      <PortalTrail booking={booking.id} label={words.title} />
      <h1 className="h2">{words.heading}</h1>
      <div className="portal-pair">
        <EventCard {...{ ...booking, date }} />
        <div>
          {state === "open" ? null : (
            <p className="mb-6" role="status">
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
        </div>
      </div>
    </section>
  );
}

const reviewMetadata = (booking: string, words: Words) =>
  portalMetadata(words, words.review, "portal-reviews", portalPaths.review, null, clientTabs(booking, "home"));

function showReview(c: Context<AppEnv>, asked: string | null, refused?: FormState<ReviewField>) {
  return forClient(
    c,
    ({ db, sid, now }) => readOwnReview(db, sid, now, asked),
    ({ booking, review }, { now }) => {
      const [firstName = ""] = booking.clientName.split(" ");
      const begun = {
        rating: review ? String(review.rating) : "",
        words: review?.words ?? "",
        name: review?.name ?? firstName,
        mayShow: review?.mayShow ? "yes" : "",
      };
      const isSent = review !== null && c.req.query(portalParameters.done) !== undefined && !refused;
      const state = !isOver(booking, calendarDateAt(now))
        ? "early"
        : review?.shownAt
          ? "shown"
          : isSent
            ? "sent"
            : "open";
      return c.render(
        <ReviewPage
          {...{ booking, state, review }}
          date={booking.eventDate}
          form={refused ?? { values: begun, issues: [] }}
        />,
        { metadata: reviewMetadata(booking.id, wordsOf(c)) },
      );
    },
  );
}

const reviewing = formRoute({
  path: portalApi.review,
  schema: reviewForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) => showReview(c, form.values.booking ?? null, form),
  mails: true,
  act(c, { booking, rating, words, name, mayShow }, now) {
    const review = { rating: Number(rating), words, name, mayShow: mayShow !== null };
    return forClient(
      c,
      ({ db, sid }) => storeReview(db, sid, booking, review, now),
      async ({ isStored }, { db, sid }) => {
        if (isStored) return { to: portalReview(booking, "sent") };
        const read = await readOwnReview(db, sid, now, booking);
        return read?.found ? { to: portalReview(booking) } : c.notFound();
      },
    );
  },
  comesBackTo: portalPaths.review,
});

export const portalReviews = new Hono<AppEnv>()
  .route("/", reviewing)
  .get(portalPaths.review, (c) => showReview(c, c.req.query(portalParameters.booking) ?? null));
