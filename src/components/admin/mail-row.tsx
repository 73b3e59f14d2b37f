import type { ReactNode } from "react";
import { mailKindInWords } from "../../content/admin/mail-kinds.ts";
import { momentInWords } from "../../dates.ts";
import type { ListedMail } from "../../db/outbox-page.ts";
import { api, type MailState } from "../../paths.ts";

/** Milliseconds of waiting below which "send now" would change nothing: a sender may have the mail in hand. */
const soon = 60_000;

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
    <form action={api.resendMail} method="post">
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

function stateOf({ sentAt, nextAttemptAt }: ListedMail) {
  if (sentAt !== null) return { word: "sent", tone: "ok", icon: "i-lucide-check" };
  if (nextAttemptAt !== null) return { word: "queued", tone: "warn", icon: "i-lucide-clock" };
  return { word: "failed", tone: "danger", icon: "i-lucide-triangle-alert" };
}

function timeOf({ sentAt, nextAttemptAt }: ListedMail, now: number): string {
  if (sentAt !== null) return `Sent ${momentInWords(sentAt, now)}`;
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
  const { id, kind, recipient, attempts, nextAttemptAt, sentAt, lastError, createdAt } = mail;
  const { word, tone, icon } = stateOf(mail);
  const kindInWords = mailKindInWords(kind);
  const isWaiting = nextAttemptAt !== null && nextAttemptAt > now + soon;
  return (
    <li className="mail">
      <div className="mail-what">
        <p className="font-600">{kindInWords}</p>
        <p className="small text-muted">{recipient}</p>
      </div>
      <div className="mail-state">
        <span className="badge" data-tone={tone}>
          <span className={icon} aria-hidden="true" />
          {word}
        </span>
        <p className="small">
          {timeOf(mail, now)}
          {sentAt === null || attempts > 1 ? (
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
      {lastError ? <p className="small mail-reason">Reason: {lastError}</p> : null}
    </li>
  );
}
