import type { MailState } from "../../../content/statuses.ts";
import { momentInWords } from "../../../platform/dates.ts";
import { minute } from "../../../platform/durations.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import type { ListedMail } from "../../../platform/mail/outbox-page.ts";
import { mailKindInWords } from "../frame/mail-kinds.ts";
import { StatusBadge } from "../frame/status-badge.tsx";
import { isDropped, stateOfMail, timeOf } from "./mail-state.ts";
import { mailPaths } from "./paths.ts";
import { ResendButton } from "./resend-button.tsx";

/** Milliseconds that a sender may have the mail (`lease`). */
const soon = 16 * minute;

interface MailRowProps {
  mail: ListedMail;
  now: number;
  state: MailState | null;
}

export function MailRow({ mail, now, state }: MailRowProps) {
  const { id, kind, subject, recipient, attempts, nextAttemptAt, sentAt, lastError, createdAt } = mail;
  const kindInWords = mailKindInWords(kind);
  const isWaiting = nextAttemptAt !== null && nextAttemptAt > now + soon;
  return (
    <article className="list-row">
      <p className="list-person">{addressInWords(recipient)}</p>
      <p>
        <a className="mail-subject" href={mailPaths(id).page}>
          {subject ?? kindInWords}
        </a>
        {subject ? <span className="block small">{kindInWords}</span> : null}
      </p>
      <div className="list-state">
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
        <div className="list-actions">
          <ResendButton id={id} state={state} about={`${kindInWords} to ${addressInWords(recipient)}`}>
            {nextAttemptAt === null ? "Resend" : "Send now"}
          </ResendButton>
        </div>
      ) : null}
      {lastError ? (
        <p className={`small list-note ${isDropped(mail) ? "text-muted" : "text-danger"}`}>Reason: {lastError}</p>
      ) : null}
    </article>
  );
}
