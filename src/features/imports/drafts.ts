import * as z from "zod/mini";
import type { CalendarDate } from "../../platform/dates.ts";
import { anyLine, email, limits, optionalLine, optionalText, requiredLine } from "../../platform/fields/fields.ts";
import type { BookingInput } from "../bookings/dj/form.ts";
import type { MarkedPayment } from "../payments/mark-payment.ts";
import type { SongPreference } from "../songs/model.ts";
import type { ImportField, ImportOptions } from "./model.ts";

export const leadFields = z.object({
  firstName: requiredLine(limits.name, "There is no name"),
  lastName: anyLine(limits.name),
  email: anyLine(limits.email),
  phone: optionalLine(limits.phone),
  companyName: optionalLine(limits.company),
  venue: optionalLine(limits.venue),
  guestCount: optionalLine(limits.name),
  eventType: requiredLine(limits.name, "There is no kind of event"),
  details: optionalText(limits.details),
});

export const subscriberFields = z.object({
  firstName: optionalLine(limits.name),
  consentSource: requiredLine(limits.venue, "It does not say where the consent was given"),
});

export const address = email("The email cannot be read").check(z.toLowerCase());

export const songFields = z.object({
  title: requiredLine(limits.songRequest, "There is no song"),
  artist: optionalLine(limits.songRequest),
  note: optionalLine(limits.songNote),
});

export type Told = Readonly<Partial<Record<ImportField, string | null>>>;

interface Common {
  told: Told;
  remarks: readonly string[];
  email: string;
  phone: string | null;
  date: CalendarDate | null;
}

export interface LeadDraft extends Common {
  kind: "lead";
  lead: z.output<typeof leadFields>;
  isLost: boolean;
}

/** Money in cents. */
export interface BookingDraft extends Common {
  kind: "booking";
  date: CalendarDate;
  booking: Omit<BookingInput, "status">;
  status: "hold" | "confirmed" | "completed";
  paid: number;
  receivedOn: CalendarDate;
  method: MarkedPayment["method"];
  paymentNote: string | null;
  /** Rows of several people may share it. */
  project: string;
  /** On paper, or in the earlier tool. */
  signedOn: CalendarDate | null;
}

export interface SubscriberDraft extends Common {
  kind: "subscriber";
  firstName: string | null;
  consentOn: CalendarDate;
  consentSource: string;
}

export interface SongDraft extends Common {
  kind: "song";
  song: z.output<typeof songFields>;
  preference: SongPreference;
}

export type Draft = LeadDraft | BookingDraft | SubscriberDraft | SongDraft;

/** `problem` names all faults. */
export interface LeftOut extends Pick<Common, "email" | "phone" | "date"> {
  problem: string;
}

export interface Reading {
  head: readonly string[];
  columns: readonly (ImportField | null)[];
  options: ImportOptions;
  packages: readonly string[];
  today: CalendarDate;
}
