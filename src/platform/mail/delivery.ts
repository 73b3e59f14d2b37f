import { minute } from "../durations.ts";
import { inTime, timeouts } from "../http/timeouts.ts";
import { type ClaimedMail, lease, markFailedQuery, markInDoubtQuery, markSentQuery } from "./claim-mails.ts";
import type { MailService } from "./service.ts";

export const maxAttempts = 10;

/** The ten tries of a mail reach over three days. */
const longestWait = 27 * 60 * minute;

/** After failed try number `attempts`: 1, 3, 9 … minutes, 27 hours at most; `null` after the last. */
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
  // A service that is silent may still be sending, so wait as long as a lease.
  const next = wait === null ? null : now + (outcome === "no-answer" ? Math.max(wait, lease) : wait);
  // The address stays out of the log; the row names it.
  console.error(JSON.stringify({ event: "mail-failed", id, kind, attempts, outcome, givenUp: next === null }));
  await inTime(
    outcome === "in-doubt"
      ? markInDoubtQuery(db, id, attempts, reason)
      : markFailedQuery(db, id, attempts, reason, next),
  );
  if (next === null) await noteFault(outcome === "in-doubt" ? "mail-in-doubt" : "mail-given-up", kind);
}

const tellings = 3;

/**
 * An unrecorded mail would be left in doubt. A lasting fault of the database leaves a note outside it, which the next
 * run finds.
 */
export async function recordSent(
  { db, sentNotes }: MailService,
  id: string,
  messageId: string,
  now: number,
): Promise<void> {
  for (let telling = 0; telling < tellings; telling += 1)
    try {
      await inTime(markSentQuery(db, id, messageId, now), timeouts.read);
      return;
    } catch {}
  console.error(JSON.stringify({ event: "mail-sent-not-recorded", id }));
  await sentNotes.put(id);
}
