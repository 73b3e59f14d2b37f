import type { Testimonial } from "../db/testimonials.ts";
import { Stars } from "./stars.tsx";

/** One large quote and the others small beside it, signed by role and place. Shows nothing when there are none. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <section className="wrap part split items-center" aria-label="What clients say">
      <figure>
        {first.rating === 5 ? <Stars /> : null}
        <blockquote className="quote font-display">“{first.quote}”</blockquote>
        <figcaption className="small font-600">{first.author}</figcaption>
      </figure>
      <div className="rows">
        {others.map(({ id, author, quote }) => (
          <figure key={id}>
            <blockquote>“{quote}”</blockquote>
            <figcaption className="small font-600 mt-2">{author}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
