import { minute } from "../durations.ts";
import { inTime, timeouts } from "../http/timeouts.ts";
import { type ClaimedMail, lease, markFailedQuery, markInDoubtQuery, markSentQuery } from "./claim-mails.ts";
import type { MailService } from "./service.ts";

export const maxAttempts = 10;

/** Ten tries reach over three days. */
const longestWait = 27 * 60 * minute;

/** 1, 3, 9 … minutes, at most 27 hours; `null` after the last. */
export const backOff = (attempts: number): number | null =>
  attempts >= maxAttempts ? null : Math.min(3 ** (attempts - 1) * minute, longestWait);

/** `in-doubt`: it may have gone out. */
export type Delivery = { outcome: "sent"; messageId: string } | Undelivered;

export interface Undelivered {
  outcome: "failed" | "in-doubt" | "no-answer";
  reason: string;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export async function recordFailure(
  { db, noteFault }: MailService,
  { id, mail: { kind }, attempts }: ClaimedMail,
  { outcome, reason }: Undelivered,
  now: number,
): Promise<void> {
  const wait = outcome === "in-doubt" ? null : backOff(attempts);
  // A silent service may still be sending.
  const next = wait === null ? null : now + (outcome === "no-answer" ? Math.max(wait, lease) : wait);
  // The address stays out of the log.
  console.error(JSON.stringify({ event: "mail-failed", id, kind, attempts, outcome, givenUp: next === null }));
  await inTime(
    outcome === "in-doubt"
      ? markInDoubtQuery(db, id, attempts, reason)
      : markFailedQuery(db, id, attempts, reason, next),
  );
  if (next === null) await noteFault(outcome === "in-doubt" ? "mail-in-doubt" : "mail-given-up", kind);
}

const attempts = 3;

/** An unrecorded mail would stay in doubt. If the database fails, a note tells the next run. */
export async function recordSent(
  { db, sentNotes }: MailService,
  id: string,
  messageId: string,
  now: number,
): Promise<void> {
  for (let telling = 0; telling < attempts; telling += 1)
    try {
      await inTime(markSentQuery(db, id, messageId, now), timeouts.read);
      return;
    } catch {}
  console.error(JSON.stringify({ event: "mail-sent-not-recorded", id }));
  await sentNotes.put(id);
}
