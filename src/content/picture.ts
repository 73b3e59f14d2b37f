/** A picture in all its variants, as `npm run pictures` writes them to `pictures.ts` or as it was uploaded. */
export interface Picture {
  /** What the picture shows, for readers who do not see it. */
  readonly alt: string;
  /** The width of the original in pixels; with `height` it gives the aspect ratio of every variant. */
  readonly width: number;
  /** The height of the original in pixels. */
  readonly height: number;
  /** The colors of its upper, middle and lower third as `#rrggbb,#rrggbb,#rrggbb`, which fill the frame while it loads. */
  readonly colors: string;
  /** The AVIF variants as a `srcset` with width descriptors; `null` where there are none. */
  readonly avif: string | null;
  /** The variants that every browser reads, WebP or JPEG, as a `srcset` with width descriptors. */
  readonly srcset: string;
  /** One of those, of middling width, for what takes a single address. */
  readonly src: string;
}

/** The address of its narrowest variant. */
export const thumbnailOf = ({ avif, srcset }: Pick<Picture, "avif" | "srcset">): string =>
  (avif ?? srcset).split(" ", 1)[0] ?? "";

/** A picture that was uploaded, as its row tells of it. `files` are the names of its variants, the narrowest first. */
export interface UploadedPicture extends Pick<Picture, "alt" | "width" | "height" | "colors"> {
  readonly files: readonly string[];
}

/**
 * Begins the CSS `sizes` of a picture that is as wide as a phone: a little less than it is, so that phones of up to 430 px
 * take the variant of 800. With three pixels for each of CSS it would weigh twice as much, and nobody sees them.
 */
export const acrossPhones = "(max-width: 819px) and (min-resolution: 2.5dppx) 60vw, (max-width: 819px) 93vw";
