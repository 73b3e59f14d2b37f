declare module "subset-font" {
  /** One value pins the axis; a range keeps it variable between the two. */
  type AxisSetting = number | { min: number; max: number; default?: number };

  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, AxisSetting>>;
    noHinting?: boolean;
  }

  /** Cuts `font` (sfnt, WOFF or WOFF2) down to the characters of `text`. Rejects when HarfBuzz cannot read the font. */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
}
