import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { NotHeldAgain } from "../../bookings/holds/holds.ts";
import type { Sunset } from "../../dates/sunset.ts";
import type { Price } from "../../prices/model.ts";
import type { QuoteWords } from "./form.ts";

type QuoteState = "open" | "expired" | "superseded" | "accepted" | "declined";

/** Instants in milliseconds. */
export interface QuoteView {
  state: QuoteState;
  number: string;
  firstName: string;
  /** The quoted company; `null` for private clients. */
  party: string | null;
  purchaseOrder: string | null;
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
  hours: number;
  eventType: string;
  place: string;
  sunset: Sunset;
  /** Time for vows in its light; `null` unless a wedding. */
  ceremony: string | null;
  packageName: string;
  features: readonly string[];
  price: Price;
  answeredOn: CalendarDate;
  note: string | null;
  createdAt: number;
  expiresAt: number;
  /** For an accepted quote. */
  holdHours: number;
  changes: readonly string[];
  /** Reductions that a renewal by the client lacks. */
  lapses: readonly string[];
  /** Renewed by the client. */
  isRenewed: boolean;
}

export interface QuoteMessage {
  id: string;
  isClient: boolean;
  text: string;
  at: number;
}

export interface QuotePageProps {
  quote: QuoteView;
  token: string;
  newest: { token: string; changes: readonly string[] } | null;
  others: readonly { token: string; eventDate: CalendarDate; total: number }[];
  turns: readonly QuoteMessage[];
  date: { isFree: boolean; nearest: readonly CalendarDate[] };
  /**
   * For an accepted quote. `until` is in words, `null` when no longer held, or held for good. `goOn` needs a signed-in
   * browser.
   */
  held: { until: string | null; isOver: boolean; isHeldTwice: boolean; goOn: string | null } | null;
  notHeld: NotHeldAgain | null;
  notice: string | null;
  form: FormState<QuoteWords>;
}
