declare module "subset-font" {
  /** A value pins the axis; a range keeps it variable. */
  type AxisSetting = number | { min: number; max: number; default?: number };

  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, AxisSetting>>;
    noHinting?: boolean;
  }

  /** From sfnt, WOFF or WOFF2 to the characters of `text`. Rejects when HarfBuzz cannot read the font. */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
}
