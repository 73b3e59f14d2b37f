import { site } from "../../content/site.ts";
import { addressComesBack, notMailed } from "../../database/schema/outbox.ts";
import { minute } from "../durations.ts";
import { hasNoAddress } from "../fields/no-address.ts";
import { inTime, timeouts, within } from "../http/timeouts.ts";
import {
  beginSendingQuery,
  type ClaimedMail,
  claimDueMailsQuery,
  lease,
  markFailedQuery,
  markInDoubtQuery,
  markNotNeededQuery,
  markSentQuery,
  storeMailTextQuery,
} from "./claim-mails.ts";
import { mailHtml } from "./html.tsx";
import { type MailContent, signed } from "./message.ts";
import { mailsPerMinute } from "./outbox.ts";
import type { MailService } from "./service.ts";
import { mailText } from "./text.ts";

/** Mails sent side by side. */
const together = 6;

/**
 * One mail's fault does not stop the others, but a silent mail service ends the run. Safe to run in parallel: each
 * mail is claimed once.
 */
export async function sendDueMails(service: MailService, now: number): Promise<void> {
  const began = Date.now();
  for (let left = mailsPerMinute; left > 0; left -= together) {
    // A long run or late Cron Trigger must not claim an ended lease.
    const leaseUntil = Math.max(now + (Date.now() - began), Date.now()) + lease;
    const claimed = await inTime(claimDueMailsQuery(service.db, now, leaseUntil, together));
    const written = await Promise.all(claimed.map((mail) => write(service, mail, now).catch(() => null)));
    const ready = written.filter((mail) => mail !== null);
    const begun = await begin(service, ready, leaseUntil, now);
    const notified = service.notify(
      begun.filter(({ attempts }) => attempts === 1),
      now,
    );
    const outcomes = await Promise.allSettled(begun.map((mail) => send(service, mail, now)));
    await notified;
    const isServiceSilent = outcomes.some((each) => each.status === "fulfilled" && each.value === "no-answer");
    if (claimed.length < together || isServiceSilent) return;
  }
}

export const maxAttempts = 10;

/** Ten tries reach over three days. */
const longestWait = 27 * 60 * minute;

/** 1, 3, 9 … minutes, at most 27 hours; `null` after the last. */
export const backOff = (attempts: number): number | null =>
  attempts >= maxAttempts ? null : Math.min(3 ** (attempts - 1) * minute, longestWait);

/** `in-doubt`: it may have gone out. */
type Delivery = { outcome: "sent"; messageId: string } | Undelivered;

interface Undelivered {
  outcome: "failed" | "in-doubt" | "no-answer";
  reason: string;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function recordFailure(
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
async function recordSent({ db, sentNotes }: MailService, id: string, messageId: string, now: number): Promise<void> {
  for (let telling = 0; telling < attempts; telling += 1)
    try {
      await inTime(markSentQuery(db, id, messageId, now), timeouts.read);
      return;
    } catch {}
  console.error(JSON.stringify({ event: "mail-sent-not-recorded", id }));
  await sentNotes.put(id);
}

const noAnswer: Delivery = { outcome: "no-answer", reason: "the mail service gave no answer" };
const mayBeOut = (reason: string): Undelivered => ({ outcome: "in-doubt", reason: `It may have gone out: ${reason}` });

type WrittenMail = ClaimedMail & { content: MailContent };

/** `null` when there is nothing to send. */
async function write(service: MailService, claimed: ClaimedMail, now: number): Promise<WrittenMail | null> {
  if (claimed.sendingSince !== null) return settle(service, claimed, now);
  try {
    const written = await inTime(service.write(claimed, service, now));
    if ("notNeeded" in written) await inTime(markNotNeededQuery(service.db, claimed.id, written.notNeeded, now));
    else {
      const content = signed(written, site);
      const { db } = service;
      const { id, attempts } = claimed;
      const kept = hasNoAddress(claimed.recipient)
        ? markNotNeededQuery(db, id, notMailed, now)
        : claimed.isHeldBack
          ? markFailedQuery(db, id, attempts, addressComesBack, null)
          : null;
      if (kept === null) return { ...claimed, content };
      await inTime(db.batch([storeMailTextQuery(db, id, content), kept]));
    }
  } catch (error) {
    await recordFailure(service, claimed, { outcome: "failed", reason: reasonOf(error) }, now);
  }
  return null;
}

/** The sender died while sending: only a note tells whether it is out. */
async function settle(service: MailService, claimed: ClaimedMail, now: number): Promise<null> {
  const { db, sentNotes } = service;
  if (await sentNotes.has(claimed.id)) await inTime(markSentQuery(db, claimed.id, null, now));
  else await recordFailure(service, claimed, mayBeOut("the site stopped while it was being sent."), now);
  return null;
}

/** Once this is recorded, an ended lease leaves the mail in doubt. Gives those that may be sent. */
async function begin(service: MailService, mails: readonly WrittenMail[], leaseUntil: number, now: number) {
  if (mails.length === 0) return [];
  const { db } = service;
  const ids = mails.map(({ id }) => id);
  try {
    const beginning = beginSendingQuery(db, ids, leaseUntil, now);
    const texts = mails.map(({ id, content }) => storeMailTextQuery(db, id, content));
    const [begun] = await inTime(db.batch([beginning, ...texts]), timeouts.read);
    return mails.filter(({ id }) => begun.some((each) => each.id === id));
  } catch (error) {
    const failure: Undelivered = { outcome: "failed", reason: reasonOf(error) };
    await Promise.allSettled(mails.map((mail) => recordFailure(service, mail, failure, now)));
    return [];
  }
}

async function send(service: MailService, mail: WrittenMail, now: number): Promise<Delivery["outcome"]> {
  const delivery = await deliver(service, mail.recipient, mail.content);
  if (delivery.outcome === "sent") await recordSent(service, mail.id, delivery.messageId, now);
  else await recordFailure(service, mail, delivery, now);
  return delivery.outcome;
}

async function deliver(service: MailService, recipient: string, content: MailContent): Promise<Delivery> {
  const { email, siteOrigin, isPreview } = service;
  const { headers } = content;
  const to = isPreview ? site.email : recipient;
  const subject = isPreview ? `Preview, to ${recipient}: ${content.subject}` : content.subject;
  const attachments = content.attachments?.map((file) => ({ ...file, disposition: "attachment" as const }));
  const from = { name: site.name, email: site.mailFrom };
  const { name, email: other } = content.replyTo && !hasNoAddress(content.replyTo.email) ? content.replyTo : site;
  const replyTo = { name, email: content.replyAddress ?? other };
  try {
    const [html, text] = [await mailHtml(content, siteOrigin), mailText(content)];
    const more = { ...(headers ? { headers } : {}), ...(attachments ? { attachments } : {}) };
    const sending = email.send({ from, to, replyTo, subject, html, text, ...more });
    return await within(
      timeouts.mail,
      sending.then(({ messageId }): Delivery => ({ outcome: "sent", messageId })),
      noAnswer,
    );
  } catch (error) {
    const reason = reasonOf(error);
    // The runtime lost the answer: the mail may be out.
    if (/connection lost/i.test(reason)) return mayBeOut(reason);
    return { outcome: "failed", reason };
  }
}
