/** As `npm run pictures` writes it to `pictures.ts`, or as it was uploaded. */
export interface Picture {
  readonly alt: string;
  /** Of the original; with `height` the aspect ratio of every variant. */
  readonly width: number;
  readonly height: number;
  /** Of its upper, middle and lower third as `#rrggbb,#rrggbb,#rrggbb`, which fill the frame while it loads. */
  readonly colors: string;
  /** A `srcset` with width descriptors; `null` without variants. */
  readonly avif: string | null;
  /** WebP or JPEG, as a `srcset` with width descriptors. */
  readonly srcset: string;
  /** Of middling width, for where one address is taken. */
  readonly src: string;
}

export const thumbnailOf = ({ avif, srcset }: Pick<Picture, "avif" | "srcset">): string =>
  (avif ?? srcset).split(" ", 1)[0] ?? "";

/** `files` are the names of its variants, the narrowest first. */
export interface UploadedPicture extends Pick<Picture, "alt" | "width" | "height" | "colors"> {
  readonly files: readonly string[];
}

/**
 * Begins the CSS `sizes` of a picture as wide as a phone: a little less, so that phones of up to 430 px take the
 * variant of 800. Three pixels for each of CSS would weigh twice as much, and nobody sees them.
 */
export const acrossPhones = "(max-width: 819px) and (min-resolution: 2.5dppx) 60vw, (max-width: 819px) 93vw";
