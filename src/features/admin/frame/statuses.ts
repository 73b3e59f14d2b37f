import {
  type BookingStatus,
  bookingStatusLabels,
  type ClientRequestStatus,
  type ContactStatus,
  clientRequestStatusLabels,
  contactStatusLabels,
} from "../../../content/statuses.ts";

/** How a status shows: a word, an icon, and a tone that only repeats them. */
export interface StatusCopy {
  label: string;
  icon: string;
  tone: "accent" | "neutral" | "warn" | "ok" | "danger";
}

/** How a lead's or a message's status shows, with the status that the button beside it sets; null when there is none. */
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
