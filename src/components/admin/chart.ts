/** What a mark stands for: `mark` is the plain one, `now` the one to notice; the others are kinds of event. */
export type Tone = "mark" | "now" | "wedding" | "corporate" | "private-party" | "message";

export interface Series {
  name: string;
  tone: Tone;
}

/** A count as short as a narrow column takes it: 980, 1.2K. */
export const compact = (value: number): string =>
  new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 }).format(value);
