export const placeholders = ["name", "event", "date", "free days", "package", "price", "phone"] as const;
export type Placeholder = (typeof placeholders)[number];

export type TakenBy = "hold" | "confirmed" | "own-hold" | "own-confirmed";

/** `past` and `none` ask for another date. */
export type DateState = TakenBy | "free" | "past" | "none";

export interface ReplyTemplate {
  id: string;
  label: string;
  /** It is offered first for these. */
  fits: readonly (DateState | "papers" | "song" | "question")[];
  text: string;
  /** English without one. */
  language?: string;
}

/** The DJ overrides them by id. */
export const standardTemplates = [
  {
    id: "free",
    label: "Free, with the price",
    fits: ["free"],
    text: "Hi {name},\n\nThank you for asking. {date} is free.\n\n{package} for your {event} comes to {price}.\n\nShall I hold the date for you? Reply to this email, or call me.",
  },
  {
    id: "hold",
    label: "On hold",
    fits: ["hold"],
    text: "Hi {name},\n\nThank you for asking. {date} is on hold for somebody else at the moment. If it opens up, I write to you first.\n\nFree right now: {free days}. {package} for your {event} comes to {price}. Would one of those days work?",
  },
  {
    id: "taken",
    label: "Taken, nearest dates",
    fits: ["confirmed"],
    text: "Hi {name},\n\nThank you for asking. I am not free on {date}.\n\nFree right now: {free days}. {package} for your {event} comes to {price}. Would one of those days work?",
  },
  {
    id: "held",
    label: "Held for them",
    fits: ["own-hold"],
    text: "Hi {name},\n\n{date} is held for you. It is yours once the agreement is signed and the deposit is paid; the way there is in the email with your agreement.",
  },
  {
    id: "booked",
    label: "Booked",
    fits: ["own-confirmed"],
    text: "Hi {name},\n\n{date} is booked for you. Songs, agreement and payments are in your client portal.",
  },
  {
    id: "date",
    label: "Which date?",
    fits: ["none", "past"],
    text: "Hi {name},\n\nThank you for asking. Which date and which place do you have in mind for your {event}? Then I can tell you whether I am free and what it costs.",
  },
  {
    id: "papers",
    label: "Papers",
    fits: ["papers"],
    text: "Hi {name},\n\nHere are the papers that you asked for. If your accounts team or the venue needs them made out otherwise, reply to this email.",
  },
  {
    id: "call",
    label: "A call",
    fits: [],
    text: "Hi {name},\n\nThank you for asking. Ten minutes on the phone answer most of it. When does a call suit you? You reach me at {phone}, or name a time and I call you.",
  },
  { id: "own", label: "Own words", fits: ["question"], text: "Hi {name},\n\n" },
  {
    id: "song",
    label: "Song noted",
    fits: ["song"],
    text: "Hi {name},\n\nThank you, I have noted the song for {date}.",
  },
] as const satisfies readonly ReplyTemplate[];

/** Of leads; what a template is for, and when it is offered, is the same in each language. */
export type TranslatedTemplates = Readonly<Record<Exclude<(typeof standardTemplates)[number]["id"], "song">, string>>;
