export const contactStatuses = ["new", "contacted", "quoted", "booked", "lost"] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactStatusLabels: Readonly<Record<ContactStatus, string>> = {
  new: "New",
  contacted: "Contacted",
  quoted: "Quoted",
  booked: "Booked",
  lost: "Lost",
};

/** An open quote past its time is expired. */
export const quoteStatuses = ["open", "superseded", "accepted", "declined"] as const;

const quoteEvents = ["saved", "asked", "accepted", "declined", "renewed"] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

/** A released hold has lost its date. */
export const bookingStatuses = ["hold", "confirmed", "completed", "cancelled", "released"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Decides how much money goes back. */
export const cancelers = ["client", "dj"] as const;
export type Canceler = (typeof cancelers)[number];

export const crews = ["same", "other"] as const;
export type Crew = (typeof crews)[number];

export const bookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  hold: "Hold",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Canceled",
  released: "Hold ended",
};

export const clientBookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  ...bookingStatusLabels,
  hold: "On hold",
  completed: "Played",
  released: "Held no longer",
};

export const clientRequestStatuses = ["pending", "completed"] as const;
export type ClientRequestStatus = (typeof clientRequestStatuses)[number];

export const clientRequestStatusLabels: Readonly<Record<ClientRequestStatus, string>> = {
  pending: "Pending",
  completed: "Completed",
};

export const mailStates = ["queued", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

export const mailStateLabels: Readonly<Record<MailState, string>> = {
  queued: "Queued",
  sent: "Sent",
  failed: "Failed",
};

export const subscriberStates = ["confirmed", "unconfirmed", "left"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberStateLabels: Readonly<Record<SubscriberState, string>> = {
  confirmed: "Confirmed",
  unconfirmed: "Unconfirmed",
  left: "Left",
};

export const signerRoles = ["partner", "representative", "parent"] as const;

export type SignerRole = (typeof signerRoles)[number];
