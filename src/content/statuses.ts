/** Where a lead or a message stands, in the order of its way. */
export const contactStatuses = ["new", "contacted", "quoted", "booked", "lost"] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactStatusLabels: Readonly<Record<ContactStatus, string>> = {
  new: "New",
  contacted: "Contacted",
  quoted: "Quoted",
  booked: "Booked",
  lost: "Lost",
};

/** Where a version of a quote stands. One that is open is expired when its time is over. */
export const quoteStatuses = ["open", "superseded", "accepted", "declined"] as const;

/** What a client does with a quote. */
export const quoteEvents = ["saved", "asked", "accepted", "declined", "renewed"] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

/** Where a booking stands. A hold keeps the date for now; one that is released has lost it. One booking alone has a date. */
export const bookingStatuses = ["hold", "confirmed", "completed", "cancelled", "released"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Booking statuses as the DJ reads them. */
export const bookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  hold: "Hold",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Canceled",
  released: "Hold ended",
};

/** The same as the client reads them. */
export const clientBookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  ...bookingStatusLabels,
  hold: "On hold",
  completed: "Played",
  released: "Held no longer",
};

/** Where a client request stands. */
export const clientRequestStatuses = ["pending", "completed"] as const;
export type ClientRequestStatus = (typeof clientRequestStatuses)[number];

export const clientRequestStatusLabels: Readonly<Record<ClientRequestStatus, string>> = {
  pending: "Pending",
  completed: "Completed",
};

/** What the outbox can be narrowed to. */
export const mailStates = ["queued", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

export const mailStateLabels: Readonly<Record<MailState, string>> = {
  queued: "Queued",
  sent: "Sent",
  failed: "Failed",
};

/** Where a newsletter subscriber stands. Who is confirmed gets mail, and nobody else. */
export const subscriberStates = ["confirmed", "unconfirmed", "left"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberStateLabels: Readonly<Record<SubscriberState, string>> = {
  confirmed: "Confirmed",
  unconfirmed: "Unconfirmed",
  left: "Left",
};

/** Whom somebody stands for who signs an agreement and is not the client: themselves beside the client, a company, a child. */
export const signerRoles = ["partner", "representative", "parent"] as const;

export type SignerRole = (typeof signerRoles)[number];
