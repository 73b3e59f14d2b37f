import { site } from "../../content/site.ts";
import { addressComesBack, notMailed } from "../../database/schema/outbox.ts";
import { hasNoAddress } from "../fields/no-address.ts";
import { inTime, timeouts, within } from "../http/timeouts.ts";
import {
  beginSendingQuery,
  type ClaimedMail,
  claimDueMailsQuery,
  lease,
  markFailedQuery,
  markNotNeededQuery,
  markSentQuery,
  storeTextQuery,
} from "./claim-mails.ts";
import { type Delivery, reasonOf, recordFailure, recordSent, type Undelivered } from "./delivery.ts";
import { mailHtml } from "./html.tsx";
import { type MailContent, signed } from "./message.ts";
import { mailsPerMinute } from "./outbox.ts";
import type { MailService } from "./service.ts";
import { mailText } from "./text.ts";

/** Mails sent side by side. */
const together = 6;

/**
 * Sends what is due, {@link mailsPerMinute} at most, and records each outcome. A fault of one mail never stops the
 * others, but a silent mail service ends the run. Safe to run at the same time anywhere: a mail is claimed by one.
 */
export async function sendDueMails(service: MailService, now: number): Promise<void> {
  const began = Date.now();
  for (let left = mailsPerMinute; left > 0; left -= together) {
    // Neither a long run nor a late Cron Trigger may claim on a lease that has already ended.
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

const noAnswer: Delivery = { outcome: "no-answer", reason: "the mail service gave no answer" };
const mayBeOut = (reason: string): Undelivered => ({ outcome: "in-doubt", reason: `It may have gone out: ${reason}` });

type WrittenMail = ClaimedMail & { content: MailContent };

/** `null`: nothing is to be sent now, and the row says why. */
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
      await inTime(db.batch([storeTextQuery(db, id, content), kept]));
    }
  } catch (error) {
    await recordFailure(service, claimed, { outcome: "failed", reason: reasonOf(error) }, now);
  }
  return null;
}

/** Ends a mail whose sender died while sending: unless a note says that it is out, nobody knows. */
async function settle(service: MailService, claimed: ClaimedMail, now: number): Promise<null> {
  const { db, sentNotes } = service;
  if (await sentNotes.has(claimed.id)) await inTime(markSentQuery(db, claimed.id, null, now));
  else await recordFailure(service, claimed, mayBeOut("the site stopped while it was being sent."), now);
  return null;
}

/**
 * Records that sending begins, and the text: when the lease ends on such a row, nobody knows whether the mail is out.
 * Gives those that may be sent: none where the record is not certain.
 */
async function begin(service: MailService, mails: readonly WrittenMail[], leaseUntil: number, now: number) {
  if (mails.length === 0) return [];
  const { db } = service;
  const ids = mails.map(({ id }) => id);
  try {
    const beginning = beginSendingQuery(db, ids, leaseUntil, now);
    const texts = mails.map(({ id, content }) => storeTextQuery(db, id, content));
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
  const { name, email: other } = hasNoAddress(content.replyTo.email) ? site : content.replyTo;
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
    // The runtime's words when an answer is lost: the mail may be out, so the administrator decides.
    if (/connection lost/i.test(reason)) return mayBeOut(reason);
    return { outcome: "failed", reason };
  }
}
