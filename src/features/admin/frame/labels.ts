import { categoryCopy } from "../../../content/categories.ts";
import {
  type BookingStatus,
  bookingStatusLabels,
  type ClientRequestStatus,
  type ContactStatus,
  clientRequestStatusLabels,
  contactStatusLabels,
} from "../../../content/statuses.ts";

/** Icon and tone only repeat the word. */
export interface StatusCopy {
  label: string;
  icon: string;
  tone: "accent" | "neutral" | "warn" | "ok" | "danger";
}

/** `next` is the status that the button beside it sets. */
export const contactStatusCopy: Readonly<Record<ContactStatus, StatusCopy & { next: ContactStatus | null }>> = {
  new: { label: contactStatusLabels.new, icon: "i-lucide-sparkle", tone: "accent", next: "contacted" },
  contacted: {
    label: contactStatusLabels.contacted,
    icon: "i-lucide-message-circle",
    tone: "neutral",
    next: "quoted",
  },
  quoted: { label: contactStatusLabels.quoted, icon: "i-lucide-receipt-text", tone: "warn", next: null },
  booked: { label: contactStatusLabels.booked, icon: "i-lucide-check", tone: "ok", next: null },
  lost: { label: contactStatusLabels.lost, icon: "i-lucide-x", tone: "neutral", next: null },
};

export const bookingStatusCopy: Readonly<Record<BookingStatus, StatusCopy>> = {
  hold: { label: bookingStatusLabels.hold, icon: "i-lucide-hourglass", tone: "warn" },
  confirmed: { label: bookingStatusLabels.confirmed, icon: "i-lucide-check", tone: "ok" },
  completed: { label: bookingStatusLabels.completed, icon: "i-lucide-check-check", tone: "neutral" },
  cancelled: { label: bookingStatusLabels.cancelled, icon: "i-lucide-ban", tone: "danger" },
  released: { label: bookingStatusLabels.released, icon: "i-lucide-timer-off", tone: "neutral" },
};

export const clientRequestStatusCopy: Readonly<Record<ClientRequestStatus, StatusCopy>> = {
  pending: { label: clientRequestStatusLabels.pending, icon: "i-lucide-clock", tone: "neutral" },
  completed: { label: clientRequestStatusLabels.completed, icon: "i-lucide-check", tone: "ok" },
};

export const leadsAlone = <Row extends { category: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ category }) => category !== "message");

/** See `countedRows` of list-leads.ts. */
const mostCounted = 99;

export const countText = (count: number): string | null =>
  count > mostCounted ? `${mostCounted}+` : count > 0 ? String(count) : null;

export const contactCategoryLabels = {
  corporate: categoryCopy.corporate.tab,
  wedding: categoryCopy.wedding.tab,
  "private-party": categoryCopy["private-party"].tab,
  message: "Messages",
} as const;
