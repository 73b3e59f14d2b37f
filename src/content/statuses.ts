/** In the order of a lead's way. */
export const contactStatuses = ["new", "contacted", "quoted", "booked", "lost"] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactStatusLabels: Readonly<Record<ContactStatus, string>> = {
  new: "New",
  contacted: "Contacted",
  quoted: "Quoted",
  booked: "Booked",
  lost: "Lost",
};

/** An open one is expired when its time is over. */
export const quoteStatuses = ["open", "superseded", "accepted", "declined"] as const;

/** By a client. */
const quoteEvents = ["saved", "asked", "accepted", "declined", "renewed"] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

/** A hold reserves the date for now; a released one has lost it. Only one booking has a date, but for what the DJ puts beside. */
export const bookingStatuses = ["hold", "confirmed", "completed", "cancelled", "released"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Whose word ended a booking: by it goes what comes back of the money. */
export const cancelers = ["client", "dj"] as const;
export type Canceler = (typeof cancelers)[number];

/** Who plays another event of a day. */
export const crews = ["same", "other"] as const;
export type Crew = (typeof crews)[number];

/** For the DJ. */
export const bookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  hold: "Hold",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Canceled",
  released: "Hold ended",
};

/** For the client. */
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

/** Only who is confirmed gets mail. */
export const subscriberStates = ["confirmed", "unconfirmed", "left"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberStateLabels: Readonly<Record<SubscriberState, string>> = {
  confirmed: "Confirmed",
  unconfirmed: "Unconfirmed",
  left: "Left",
};

/** Beside the client, or in place of a company or a child. */
export const signerRoles = ["partner", "representative", "parent"] as const;

export type SignerRole = (typeof signerRoles)[number];
