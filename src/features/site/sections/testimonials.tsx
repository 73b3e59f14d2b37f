import type { Picture } from "../../../content/picture.ts";
import { fill, monthIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Fold } from "../../../platform/ui/fold.tsx";
import { PictureFrame } from "../../../platform/ui/picture-frame.tsx";
import { Stars } from "../../../platform/ui/stars.tsx";
import type { Testimonial } from "../../reviews/testimonials.ts";

interface TestimonialsProps {
  testimonials: readonly Testimonial[];
  picture?: Picture | undefined;
  /** Phones show the picture's right side. */
  isRight?: boolean | undefined;
}

/** Phones crop it to 4 by 5 by height, from a picture twice as wide. */
const bandSizes = "(max-width: 819px) and (min-resolution: 2.5dppx) 95vw, (max-width: 819px) 170vw, 75vw";

export function Testimonials({ testimonials, picture, isRight }: TestimonialsProps) {
  const { clients, more } = useWords().landing;
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <section className={picture ? undefined : "pb-[var(--section)]"} aria-labelledby="testimonials-title">
      <h2 className="visually-hidden" id="testimonials-title">
        {clients}
      </h2>
      <div className={picture ? "quote-band" : "wrap"}>
        {picture ? (
          <PictureFrame
            picture={picture}
            sizes={bandSizes}
            className={`quote-picture ${isRight ? "quote-picture-right" : ""}`}
          />
        ) : null}
        <div className={picture ? "wrap" : undefined}>
          <Quote testimonial={first} large />
        </div>
      </div>
      {others.length > 0 ? (
        <div className="wrap mt-7">
          <Fold summary={fill(more, { count: others.length })}>
            <div className="quotes">
              {others.map((testimonial) => (
                <Quote key={testimonial.id} testimonial={testimonial} />
              ))}
            </div>
          </Fold>
        </div>
      ) : null}
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
  const { formats } = useWords();
  return (
    <figure>
      {large ? <Stars rating={rating} /> : null}
      <blockquote className={large ? "quote font-display" : ""}>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="small">
        <b className="font-600">{author}</b>
        {large ? <span className="text-muted">{monthIn(formats, createdAt)}</span> : <Stars rating={rating} />}
      </figcaption>
    </figure>
  );
}
