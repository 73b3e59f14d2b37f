import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { NotHeldAgain } from "../../bookings/holds.ts";
import type { Sunset } from "../../dates/sunset.ts";
import type { Price } from "../../prices/model.ts";
import type { QuoteWords } from "./form.ts";

/** Where a version of a quote stands for its client. */
export type QuoteState = "open" | "expired" | "superseded" | "accepted" | "declined";

/** A version of a quote as its client sees it. Instants are in milliseconds. */
export interface QuoteView {
  state: QuoteState;
  number: string;
  firstName: string;
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
  hours: number;
  eventType: string;
  place: string;
  sunset: Sunset;
  /** When a ceremony in its light begins; `null` for what is no wedding. */
  ceremony: string | null;
  packageName: string;
  features: readonly string[];
  price: Price;
  note: string | null;
  createdAt: number;
  expiresAt: number;
  /** For how many hours a yes holds the date. */
  holdHours: number;
  /** What is another in it than in the version before. */
  changes: readonly string[];
  /** What was taken off for this version alone, in words: it is not in one that the client makes of it. */
  lapses: readonly string[];
  /** The client made it of one that had expired. */
  isRenewed: boolean;
}

/** What was said about a quote. */
export interface QuoteMessage {
  id: string;
  isClient: boolean;
  text: string;
  at: number;
}

export interface QuotePageProps {
  quote: QuoteView;
  token: string;
  /** The token of the newest version, and what changed in it, when this one was replaced by it. */
  newest: { token: string; changes: readonly string[] } | null;
  /** Other open quotes of the same address. */
  others: readonly { token: string; eventDate: CalendarDate; total: number }[];
  turns: readonly QuoteMessage[];
  /** Whether the date is free now; free dates near by when it is not. */
  date: { isFree: boolean; nearest: readonly CalendarDate[] };
  /**
   * Of an accepted quote: until when the date is held, in words; `null` when it is not held by it any more, or for good. `goOn`
   * is the page of the booking for a browser that is signed in to it.
   */
  held: { until: string | null; isOver: boolean; isHeldTwice: boolean; goOn: string | null } | null;
  /** Why its date was not held just now, with the dates that the reader holds and may see. */
  notHeld: NotHeldAgain | null;
  /** What was just done, in words. */
  notice: string | null;
  form: FormState<QuoteWords>;
}
