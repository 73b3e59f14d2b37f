import type { SendEmail } from "@cloudflare/workers-types";
import type { OutboxMail } from "../business/outbox-mail.ts";
import { site } from "../content/site.ts";
import type { Database } from "../db/client.ts";
import { minute } from "../durations.ts";
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

/** What sending takes: where mails go out, and what writes them. */
export interface MailService extends MailContext {
  email: SendEmail;
  write: WriteMail;
}

/**
 * Sends what is due at `now` (milliseconds), {@link mailsPerMinute} at most, and records each outcome; what is left is the
 * next run's. A fault of one mail is recorded on its row and never stops the others. Safe to run at the same time
 * anywhere: a mail is claimed by one.
 */
export async function sendDueMails(service: MailService, now: number): Promise<void> {
  const began = Date.now();
  for (let left = mailsPerMinute; left > 0; left -= together) {
    // Neither a long run nor a Cron Trigger that comes late may claim on a lease that has ended already.
    const leaseUntil = Math.max(now + (Date.now() - began), Date.now()) + lease;
    const claimed = await claimDueMailsQuery(service.db, now, leaseUntil, together);
    await Promise.allSettled(claimed.map((mail) => sendMail(service, mail, now)));
    if (claimed.length < together) return;
  }
}

async function sendMail(service: MailService, claimed: ClaimedMail, now: number): Promise<void> {
  const { db, email } = service;
  const { id, recipient, attempts } = claimed;
  let said: MailContent | null = null;
  try {
    const written = await service.write(claimed, service, now);
    if ("notNeeded" in written) {
      await markNotNeededQuery(db, id, written.notNeeded, now);
      return;
    }
    const content = signed(written, site);
    said = content;
    await email.send({
      from: { name: site.name, email: site.mailFrom },
      to: recipient,
      replyTo: content.replyTo,
      subject: content.subject,
      html: await mailHtml(content, service.siteOrigin),
      text: mailText(content),
      ...(content.headers ? { headers: content.headers } : {}),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const wait = backOff(attempts);
    // The address stays out of the log; the row names it.
    console.error(
      JSON.stringify({ event: "mail-failed", id, kind: claimed.mail.kind, attempts, givenUp: wait === null }),
    );
    const failed = markFailedQuery(db, id, attempts, reason, wait === null ? null : now + wait);
    await (said ? db.batch([failed, keepTextQuery(db, id, said)]) : failed);
    return;
  }
  if (said) await recordSent(db, id, now, said);
}

/** The mail is out: not recording that would send it twice, so a passing fault of the database gets more chances. */
async function recordSent(db: Database, id: string, now: number, said: MailContent, tries = 5): Promise<void> {
  try {
    await db.batch([markSentQuery(db, id, now), keepTextQuery(db, id, said)]);
  } catch (error) {
    if (tries <= 1) {
      console.error(JSON.stringify({ event: "mail-sent-not-recorded", id }));
      throw error;
    }
    await recordSent(db, id, now, said, tries - 1);
  }
}
