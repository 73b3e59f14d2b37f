import * as z from "zod/mini";
import type { GatheredKind, OutboxMail } from "../../database/schema/outbox-mail.ts";

/** Where a browser takes notices, and the keys that seal them, Base64url. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const noticesPaths = (api: string) => ({ notices: `${api}/notices`, noticesOff: `${api}/notices/off` });

/** A lock screen shows only `name` unless the DJ wants the words. */
export const noticeKinds = {
  lead: { label: "An inquiry or a message", name: "A new inquiry or message" },
  question: { label: "A question, a request, a review, news of a plan", name: "News from a client" },
  signature: { label: "A quote accepted, a signature", name: "News of a quote or an agreement" },
  payment: { label: "Money: paid, refunded, disputed", name: "News of a payment" },
  song: { label: "A guest’s song held back for you", name: "A song waits for your yes" },
  fault: { label: "A fault of the site", name: "Something went wrong on the site" },
} as const;

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = ["lead", "question", "signature", "payment", "song", "fault"] as const;

const kinds = z.array(z.enum(noticeKindNames));
const clock = z.nullable(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)));

/** One row of the settings. */
const noticeSettings = z.object({
  kinds,
  /** Replaces `kinds` between the booked start and end of a show. */
  duringShow: kinds,
  /** Quiet from the first to the second at other times; both null: never. */
  quietFrom: clock,
  quietUntil: clock,
  /** The client's words, also on a lock screen. */
  words: z.boolean(),
});

export type NoticeSettings = z.output<typeof noticeSettings>;

export const noticeSettingsRow = "phoneNotices";

const standard: NoticeSettings = {
  kinds: [...noticeKindNames],
  duringShow: ["song", "fault"],
  quietFrom: "22:00",
  quietUntil: "08:00",
  words: false,
};

/** An unreadable row counts as not set. */
export const noticeSettingsOf = (value: unknown): NoticeSettings => z.safeParse(noticeSettings, value).data ?? standard;

/** `clock` is the time now, `HH:MM`. */
export function isWanted(
  kind: NoticeKind,
  settings: NoticeSettings,
  { isShow, clock: time }: { isShow: boolean; clock: string },
): boolean {
  const { kinds: chosen, duringShow, quietFrom: from, quietUntil: until } = settings;
  if (isShow) return duringShow.includes(kind);
  if (!chosen.includes(kind)) return false;
  if (from === null || until === null) return true;
  const isQuiet = from <= until ? from <= time && time < until : time >= from || time < until;
  return !isQuiet;
}

const gathered: Readonly<Record<GatheredKind, NoticeKind>> = {
  lead: "lead",
  "lead-again": "lead",
  message: "lead",
  question: "question",
  request: "question",
  plan: "question",
  "quote-answer": "signature",
  announcement: "payment",
};

const mails: Partial<Record<OutboxMail["kind"], NoticeKind>> = {
  "lead-notice": "lead",
  "lead-notice-more": "lead",
  "contact-notice": "lead",
  "client-request-notice": "question",
  "reply-waiting": "question",
  "plan-digest": "question",
  "review-notice": "question",
  "amendment-proposed": "question",
  "call-notice": "question",
  "booking-confirmed-notice": "signature",
  "amendment-accepted": "signature",
  "amendment-ended": "signature",
  "agreement-copy": "signature",
  "hold-ended-notice": "signature",
  "payment-notice": "payment",
  "payment-announced": "payment",
  "card-ended": "payment",
  "refund-notice": "payment",
  "dispute-notice": "payment",
  "fault-digest": "fault",
};

/** Null for mails that need not reach a phone. */
export function noticeKindOf(mail: OutboxMail): NoticeKind | null {
  if (mail.kind === "more-notices") return gathered[mail.of];
  if (mail.kind === "quote-notice")
    return mail.event === "saved" ? "lead" : mail.event === "asked" ? "question" : "signature";
  return mails[mail.kind] ?? null;
}

/** What is mailed to clients, and to who has a key, is told on their devices as well if it is of these. */
export const toldToPeople: ReadonlySet<OutboxMail["kind"]> = new Set([
  ...(["booking-confirmed", "booking-changed", "booking-ended", "hold-ending", "hold-ended", "call"] as const),
  ...(["amendment-proposed", "amendment-accepted", "amendment-ended", "agreement-copy"] as const),
  ...(["payment-receipt", "payment-refunded", "payment-unmarked", "balance-reminder"] as const),
  ...(["planning", "plan-comments", "plan-news", "plan-decided", "client-request-reply"] as const),
]);

const notice = z.object({
  title: z.string(),
  body: z.string(),
  /** Path and query: in the administration for the DJ, in the portal for others. */
  place: z.string().check(z.regex(/^\/(?:admin|portal)(?:[/?#]|$)/)),
  /** A later one of the same replaces it. */
  tag: z.optional(z.string()),
});

export type Notice = z.output<typeof notice>;

/** Null for what is no notice. */
export function noticeIn(data: { json(): unknown } | null): Notice | null {
  try {
    return notice.safeParse(data?.json()).data ?? null;
  } catch {
    return null;
  }
}
