import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import type { NotHeldAgain } from "../../bookings/holds.ts";
import type { Sunset } from "../../dates/sunset.ts";
import type { Price } from "../../prices/model.ts";
import type { QuoteWords } from "./form.ts";

type QuoteState = "open" | "expired" | "superseded" | "accepted" | "declined";

/** Instants in milliseconds. */
export interface QuoteView {
  state: QuoteState;
  number: string;
  firstName: string;
  /** The company that is quoted, represented by who asked; `null` of private clients. */
  party: string | null;
  purchaseOrder: string | null;
  eventDate: CalendarDate;
  startTime: string;
  endTime: string;
  hours: number;
  eventType: string;
  place: string;
  sunset: Sunset;
  /** In its light; `null` unless it is a wedding. */
  ceremony: string | null;
  packageName: string;
  features: readonly string[];
  price: Price;
  /** Of the answer, or today. */
  answeredOn: CalendarDate;
  note: string | null;
  createdAt: number;
  expiresAt: number;
  /** Of an accepted quote. */
  holdHours: number;
  /** From the version before. */
  changes: readonly string[];
  /** Reductions for this version alone: one that the client renews lacks them. */
  lapses: readonly string[];
  /** By the client. */
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
  /** When this version was replaced. */
  newest: { token: string; changes: readonly string[] } | null;
  /** Other open quotes of the same address. */
  others: readonly { token: string; eventDate: CalendarDate; total: number }[];
  turns: readonly QuoteMessage[];
  /** Nearest free dates when it is not free. */
  date: { isFree: boolean; nearest: readonly CalendarDate[] };
  /**
   * Of an accepted quote; `until` is in words, `null` when it is not held any more, or for good. `goOn` is the
   * booking's page for a signed-in browser.
   */
  held: { until: string | null; isOver: boolean; isHeldTwice: boolean; goOn: string | null } | null;
  /** With the dates on hold that the reader may see. */
  notHeld: NotHeldAgain | null;
  notice: string | null;
  form: FormState<QuoteWords>;
}
