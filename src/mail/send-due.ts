import type { SendEmail } from "@cloudflare/workers-types";
import type { OutboxMail } from "../business/outbox-mail.ts";
import { site } from "../content/site.ts";
import { minute } from "../durations.ts";
import { inTime, patience, within } from "../web/deadline.ts";
import { mailHtml } from "./html.tsx";
import { type MailContent, type MailContext, type NotNeeded, signed } from "./message.ts";
import {
  type ClaimedMail,
  claimDueMailsQuery,
  keepTextQuery,
  lease,
  mailsPerMinute,
  markFailedQuery,
  markNotNeededQuery,
  markSentQuery,
} from "./outbox.ts";
import { mailText } from "./text.ts";

/** Tries after which a mail is given up and shows as failed. */
export const maxAttempts = 10;

/** Mails sent side by side. */
const together = 6;

/** Longest wait between two tries. With it the ten tries of a mail reach over three days. */
const longestWait = 27 * 60 * minute;

/** Wait after the failed try number `attempts`: 1, 3, 9 … minutes, 27 hours at most; `null` when it was the last. */
export const backOff = (attempts: number): number | null =>
  attempts >= maxAttempts ? null : Math.min(3 ** (attempts - 1) * minute, longestWait);

/** Writes a queued mail as of `now` (milliseconds), or tells why nobody needs it any more. */
export type WriteMail = (
  queued: { mail: OutboxMail; recipient: string },
  context: MailContext,
  now: number,
) => Promise<MailContent | NotNeeded>;

/** Remembers of a mail that it went out, beside the database, for when that cannot be told. */
interface SentNotes {
  put(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
}

/** What sending takes: where mails go out, what writes them, and who hears of those that do not. */
export interface MailService extends MailContext {
  email: SendEmail;
  write: WriteMail;
  sentNotes: SentNotes;
  noteFault(event: string, kind: string): Promise<void>;
}

/**
 * Sends what is due at `now` (milliseconds), {@link mailsPerMinute} at most, and records each outcome; what is left is the
 * next run's. A fault of one mail is recorded on its row and never stops the others, but where the mail service gives no
 * answer the run ends. Safe to run at the same time anywhere: a mail is claimed by one.
 */
export async function sendDueMails(service: MailService, now: number): Promise<void> {
  const began = Date.now();
  for (let left = mailsPerMinute; left > 0; left -= together) {
    // Neither a long run nor a Cron Trigger that comes late may claim on a lease that has ended already.
    const leaseUntil = Math.max(now + (Date.now() - began), Date.now()) + lease;
    const claimed = await inTime(claimDueMailsQuery(service.db, now, leaseUntil, together));
    const outcomes = await Promise.allSettled(claimed.map((mail) => sendMail(service, mail, now)));
    const isServiceSilent = outcomes.some((each) => each.status === "fulfilled" && each.value === "no-answer");
    if (claimed.length < together || isServiceSilent) return;
  }
}

/** What became of a mail. `in-doubt`: it may have gone out. */
interface Delivery {
  outcome: "sent" | "failed" | "in-doubt" | "no-answer";
  reason?: string;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const noAnswer: Delivery = { outcome: "no-answer", reason: "the mail service gave no answer" };

async function sendMail(service: MailService, claimed: ClaimedMail, now: number): Promise<Delivery["outcome"]> {
  const { db, sentNotes } = service;
  const { id, attempts } = claimed;
  let content: MailContent;
  try {
    const written = await inTime(service.write(claimed, service, now));
    if ("notNeeded" in written) {
      await inTime(markNotNeededQuery(db, id, written.notNeeded, now));
      return "sent";
    }
    content = signed(written, site);
  } catch (error) {
    await recordFailure(service, claimed, { outcome: "failed", reason: reasonOf(error) }, null, now);
    return "failed";
  }
  const isOut = attempts > 1 && (await sentNotes.has(id));
  const delivery: Delivery = isOut ? { outcome: "sent" } : await deliver(service, claimed.recipient, content);
  if (delivery.outcome === "sent") await recordSent(service, id, content, now);
  else await recordFailure(service, claimed, delivery, content, now);
  return delivery.outcome;
}

async function deliver({ email, siteOrigin }: MailService, to: string, content: MailContent): Promise<Delivery> {
  const { replyTo, subject, headers } = content;
  const attachments = content.attachments?.map((file) => ({ ...file, disposition: "attachment" as const }));
  const from = { name: site.name, email: site.mailFrom };
  try {
    const [html, text] = [await mailHtml(content, siteOrigin), mailText(content)];
    const more = { ...(headers ? { headers } : {}), ...(attachments ? { attachments } : {}) };
    const sending = email.send({ from, to, replyTo, subject, html, text, ...more });
    return await within(
      patience.mail,
      sending.then((): Delivery => ({ outcome: "sent" })),
      noAnswer,
    );
  } catch (error) {
    const reason = reasonOf(error);
    // The runtime's words when the answer of a call is lost on its way: the mail may be out. It is not sent again but
    // shown as failed, and the administrator decides.
    if (/connection lost/i.test(reason)) return { outcome: "in-doubt", reason: `It may have gone out: ${reason}` };
    return { outcome: "failed", reason };
  }
}

async function recordFailure(
  { db, noteFault }: MailService,
  { id, mail: { kind }, attempts }: ClaimedMail,
  { outcome, reason = "" }: Delivery,
  content: MailContent | null,
  now: number,
): Promise<void> {
  const wait = outcome === "in-doubt" ? null : backOff(attempts);
  // A service that is silent may be at it still, so it is left alone as long as another sender would be.
  const next = wait === null ? null : now + (outcome === "no-answer" ? Math.max(wait, lease) : wait);
  // The address stays out of the log; the row names it.
  console.error(JSON.stringify({ event: "mail-failed", id, kind, attempts, outcome, givenUp: next === null }));
  const failed = markFailedQuery(db, id, attempts, reason, next);
  await (content ? inTime(db.batch([failed, keepTextQuery(db, id, content)])) : inTime(failed));
  if (next === null) await noteFault("mail-given-up", kind);
}

/** Times that the database is told of a mail which is out. */
const tellings = 3;

/**
 * The mail is out: not recording that would send it twice. A passing fault of the database gets more chances, and a
 * lasting one leaves a note elsewhere, which the next try finds.
 */
async function recordSent({ db, sentNotes }: MailService, id: string, said: MailContent, now: number): Promise<void> {
  for (let telling = 0; telling < tellings; telling += 1)
    try {
      await inTime(db.batch([markSentQuery(db, id, now), keepTextQuery(db, id, said)]), patience.read);
      return;
    } catch {
      // The next telling, or the note.
    }
  console.error(JSON.stringify({ event: "mail-sent-not-recorded", id }));
  await sentNotes.put(id);
}
