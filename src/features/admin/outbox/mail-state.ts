import { mailStateLabels } from "../../../content/statuses.ts";
import { notMailed, reportedAsSpam } from "../../../database/schema/outbox.ts";
import { momentInWords } from "../../../platform/english.ts";
import type { ListedMail } from "../../../platform/mail/outbox-page.ts";
import type { StatusCopy } from "../frame/labels.ts";

type Standing = Pick<ListedMail, "sentAt" | "nextAttemptAt" | "sendingSince" | "lastError">;

const isReported = ({ lastError }: Pick<Standing, "lastError">): boolean =>
  lastError?.startsWith(reportedAsSpam) ?? false;

/** No longer needed. */
export const isDropped = (mail: Standing): boolean =>
  mail.sentAt !== null && mail.lastError !== null && !isReported(mail);

/** Without email or consent to it, so the DJ calls. */
export const isToTell = ({ lastError }: Pick<Standing, "lastError">): boolean =>
  lastError === notMailed || lastError === reportedAsSpam;

/** Given up, although it may have gone out. */
const isInDoubt = ({ sentAt, nextAttemptAt, sendingSince }: Standing): boolean =>
  sentAt === null && nextAttemptAt === null && sendingSince !== null;

export function stateOfMail(mail: Standing): StatusCopy {
  const { sentAt, nextAttemptAt } = mail;
  if (isReported(mail)) return { label: reportedAsSpam, tone: "danger", icon: "i-lucide-triangle-alert" };
  if (isDropped(mail)) return { label: "Not sent", tone: "neutral", icon: "i-lucide-ban" };
  if (sentAt !== null) return { label: mailStateLabels.sent, tone: "ok", icon: "i-lucide-check" };
  if (nextAttemptAt !== null) return { label: mailStateLabels.queued, tone: "warn", icon: "i-lucide-clock" };
  if (isInDoubt(mail)) return { label: "In doubt", tone: "danger", icon: "i-lucide-triangle-alert" };
  return { label: mailStateLabels.failed, tone: "danger", icon: "i-lucide-triangle-alert" };
}

export function timeOf(mail: ListedMail, now: number): string {
  const { sentAt, nextAttemptAt } = mail;
  if (isDropped(mail)) return isToTell(mail) ? "To tell by phone" : "Not needed any more";
  if (sentAt !== null) return momentInWords(sentAt, now);
  if (isInDoubt(mail)) return "Resend it only if it has not arrived";
  if (nextAttemptAt === null) return "Given up";
  return nextAttemptAt > now ? `Next try ${momentInWords(nextAttemptAt, now)}` : "Goes out now";
}
