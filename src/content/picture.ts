/** A picture in all its variants, as `npm run pictures` writes them to `pictures.ts`. */
export interface Picture {
  /** What the picture shows, for readers who do not see it. */
  readonly alt: string;
  /** The width of the original in pixels; with `height` it gives the aspect ratio of every variant. */
  readonly width: number;
  /** The height of the original in pixels. */
  readonly height: number;
  /** The prevailing colour as `#rrggbb`, to fill the frame with. */
  readonly color: string;
  /** A blurred miniature as a `data:` address of at most 250 characters, to stretch over the frame while loading. */
  readonly placeholder: string;
  /** The AVIF variants as a `srcset` with width descriptors. */
  readonly avif: string;
  /** The WebP variants as a `srcset` with width descriptors. */
  readonly webp: string;
  /** One WebP variant of middling width, for what takes a single address. */
  readonly src: string;
}

/**
 * Begins the CSS `sizes` of a picture that is as wide as a phone: a little less than it is, so that phones of up to 430 px
 * take the variant of 800. With three pixels for each of CSS it would weigh twice as much, and nobody sees them.
 */
export const acrossPhones = "(max-width: 819px) and (min-resolution: 2.5dppx) 60vw, (max-width: 819px) 93vw";
