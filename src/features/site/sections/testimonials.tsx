import { monthInWords } from "../../../platform/dates.ts";
import { Stars } from "../../../platform/ui/stars.tsx";
import type { Testimonial } from "../../content/testimonials.ts";

/** What clients said: the first one large, the others beside it. Shows nothing when there are none. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="testimonials-title">
      <h2 className="visually-hidden" id="testimonials-title">
        What clients say
      </h2>
      <div className="testimonials">
        <Quote testimonial={first} large />
        {others.length > 0 ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <div className="testimonials-more swipe" tabIndex={0}>
            {others.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Quote({
  testimonial: { author, rating, quote, createdAt },
  large,
}: {
  testimonial: Testimonial;
  large?: boolean;
}) {
  return (
    <figure>
      {large ? <Stars rating={rating} /> : null}
      <blockquote className={large ? "quote font-display" : ""}>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="small">
        <b className="font-600">{author}</b>
        {large ? <span className="text-muted">{monthInWords(createdAt)}</span> : <Stars rating={rating} />}
      </figcaption>
    </figure>
  );
}
