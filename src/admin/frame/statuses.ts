import type { ContactStatus } from "../../business/leads/inbox.ts";
import type { RequestStatus } from "../../business/requests/queue.ts";
import type { BookingStatus } from "../../forms/booking.ts";

/** How a status shows: a word, an icon, and a tone that only repeats them. */
export interface StatusCopy {
  label: string;
  icon: string;
  tone: "accent" | "neutral" | "warn" | "ok" | "danger";
}

/** A lead's way, in its order, with what the button reads that takes the next step. */
export const leadStatuses: Readonly<Record<ContactStatus, StatusCopy & { next: ContactStatus | null }>> = {
  new: { label: "new", icon: "i-lucide-sparkle", tone: "accent", next: "contacted" },
  contacted: { label: "contacted", icon: "i-lucide-message-circle", tone: "neutral", next: "quoted" },
  quoted: { label: "quoted", icon: "i-lucide-receipt-text", tone: "warn", next: null },
  booked: { label: "booked", icon: "i-lucide-check", tone: "ok", next: null },
  lost: { label: "lost", icon: "i-lucide-x", tone: "neutral", next: null },
};

export const bookingStatusCopy: Readonly<Record<BookingStatus, StatusCopy>> = {
  hold: { label: "hold", icon: "i-lucide-hourglass", tone: "warn" },
  confirmed: { label: "confirmed", icon: "i-lucide-check", tone: "ok" },
  completed: { label: "completed", icon: "i-lucide-check-check", tone: "neutral" },
  cancelled: { label: "cancelled", icon: "i-lucide-ban", tone: "danger" },
};

export const requestStatusCopy: Readonly<Record<RequestStatus, StatusCopy>> = {
  pending: { label: "Pending", icon: "i-lucide-clock", tone: "neutral" },
  completed: { label: "Completed", icon: "i-lucide-check", tone: "ok" },
};
