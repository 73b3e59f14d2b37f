import type { ReactNode } from "react";
import { momentInWords } from "../../dates.ts";
import { minute } from "../../durations.ts";
import type { ListedMail } from "../../mail/outbox-page.ts";
import { type MailState, mailStateLabels } from "../../vocabulary/statuses.ts";
import { mailKindInWords } from "../frame/mail-kinds.ts";
import { StatusBadge } from "../frame/status-badge.tsx";
import type { StatusCopy } from "../frame/statuses.ts";
import { adminApi, mailPaths } from "../paths.ts";

/** Milliseconds of waiting below which "send now" would change nothing: a sender may have the mail in hand (`lease`). */
const soon = 16 * minute;

interface ResendButtonProps {
  /** The mail, or `all` that failed. */
  id: string;
  /** The list to come back to. */
  state: MailState | null;
  /** What the button means among others of its name. */
  about?: string;
  children: ReactNode;
}

/** Sends a mail again: a form of one button. */
export function ResendButton({ id, state, about, children }: ResendButtonProps) {
  return (
    <form action={adminApi.resendMail} method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="state" value={state ?? ""} />
      <button className="btn btn-small btn-secondary" type="submit">
        <span className="i-lucide-send" aria-hidden="true" />
        {children}
        {about ? <span className="visually-hidden">: {about}</span> : null}
      </button>
    </form>
  );
}

type Standing = Pick<ListedMail, "sentAt" | "nextAttemptAt" | "sendingSince" | "lastError">;

/** Ended without going out: nobody needs it any more. */
const isDropped = ({ sentAt, lastError }: Standing): boolean => sentAt !== null && lastError !== null;

/** Given up, but it may have gone out. */
const isInDoubt = ({ sentAt, nextAttemptAt, sendingSince }: Standing): boolean =>
  sentAt === null && nextAttemptAt === null && sendingSince !== null;

/** How a mail stands. */
export function stateOfMail(mail: Standing): StatusCopy {
  const { sentAt, nextAttemptAt } = mail;
  if (isDropped(mail)) return { label: "Not sent", tone: "neutral", icon: "i-lucide-ban" };
  if (sentAt !== null) return { label: mailStateLabels.sent, tone: "ok", icon: "i-lucide-check" };
  if (nextAttemptAt !== null) return { label: mailStateLabels.queued, tone: "warn", icon: "i-lucide-clock" };
  if (isInDoubt(mail)) return { label: "In doubt", tone: "danger", icon: "i-lucide-triangle-alert" };
  return { label: mailStateLabels.failed, tone: "danger", icon: "i-lucide-triangle-alert" };
}

function timeOf(mail: ListedMail, now: number): string {
  const { sentAt, nextAttemptAt } = mail;
  if (isDropped(mail)) return "Not needed any more";
  if (sentAt !== null) return `Sent ${momentInWords(sentAt, now)}`;
  if (isInDoubt(mail)) return "Resend it only if it has not arrived";
  if (nextAttemptAt === null) return "Given up";
  return nextAttemptAt > now ? `Next try ${momentInWords(nextAttemptAt, now)}` : "Goes out now";
}

interface MailRowProps {
  mail: ListedMail;
  now: number;
  state: MailState | null;
}

/** One mail: what it is, to whom, how it stands and why, and its button where sending again makes sense. */
export function MailRow({ mail, now, state }: MailRowProps) {
  const { id, kind, subject, recipient, attempts, nextAttemptAt, sentAt, lastError, createdAt } = mail;
  const kindInWords = mailKindInWords(kind);
  const isWaiting = nextAttemptAt !== null && nextAttemptAt > now + soon;
  return (
    <li className="mail">
      <div className="mail-what">
        <p className="font-600">
          <a className="mail-subject" href={mailPaths(id).page}>
            {subject ?? kindInWords}
          </a>
        </p>
        {subject ? <p className="small text-muted">{kindInWords}</p> : null}
        <p className="small text-muted">{recipient}</p>
      </div>
      <div className="mail-state">
        <StatusBadge status={stateOfMail(mail)} />
        <p className="small">
          {timeOf(mail, now)}
          {sentAt === null || attempts > 1 || isDropped(mail) ? (
            <span className="block text-muted">
              Written {momentInWords(createdAt, now)}
              {attempts > 0 ? `, ${attempts === 1 ? "1 try" : `${attempts} tries`}` : ""}
            </span>
          ) : null}
        </p>
      </div>
      {sentAt === null && (isWaiting || nextAttemptAt === null) ? (
        <ResendButton id={id} state={state} about={`${kindInWords} to ${recipient}`}>
          {nextAttemptAt === null ? "Resend" : "Send now"}
        </ResendButton>
      ) : null}
      {lastError ? (
        <p className={`small mail-reason ${isDropped(mail) ? "text-muted" : "text-danger"}`}>Reason: {lastError}</p>
      ) : null}
    </li>
  );
}
