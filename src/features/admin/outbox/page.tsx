import { type MailState, mailStateLabels, mailStates } from "../../../content/statuses.ts";
import { minute } from "../../../platform/durations.ts";
import { momentInWords } from "../../../platform/english.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import type { ListedMail, OutboxRows } from "../../../platform/mail/outbox-page.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { AdminLayout, badgeOf } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { DoneNotice } from "../frame/done-notice.tsx";
import { countText } from "../frame/labels.ts";
import { ChoiceLinks, EmptyList, Pager } from "../frame/list-parts.tsx";
import { mailKindInWords } from "../frame/mail-kinds.ts";
import { StatusBadge } from "../frame/status-badge.tsx";
import { adminPaths } from "../paths.ts";
import { isDropped, stateOfMail, timeOf } from "./mail-state.ts";
import { mailPaths, outboxOf } from "./paths.ts";
import { ResendButton } from "./resend-button.tsx";

export interface OutboxPageProps {
  /** Instant. */
  now: number;
  state: MailState | null;
  rows: OutboxRows;
  later: boolean;
  resent: number | null;
}

const emptyWords: Readonly<Record<MailState | "all", string>> = {
  all: "No mail has been written yet.",
  queued: "Nothing waits: every mail has gone out.",
  sent: "No mail has gone out yet.",
  failed: "No mail has failed.",
};

function resentInWords(count: number): string {
  if (count === 0)
    return "Nothing to send again: the mail has gone out, or is due within a quarter of an hour. One in doubt, or to an address that mails come back from, has its own button.";
  return count === 1 ? "1 mail goes out again." : `${count} mails go out again.`;
}

/** Milliseconds that a sender may have the mail (`lease`). */
const soon = 16 * minute;

interface MailRowProps {
  mail: ListedMail;
  now: number;
  state: MailState | null;
}

function MailRow({ mail, now, state }: MailRowProps) {
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

export function OutboxPage({ now, state, rows, later, resent }: OutboxPageProps) {
  const { mails, next, counts } = rows;
  const aside =
    counts.failed > 0 ? (
      <ResendButton id="all" state={state}>
        Resend all that failed
      </ResendButton>
    ) : null;
  return (
    <AdminLayout
      path={adminPaths.outbox}
      title="Outbox"
      badges={{ [adminPaths.outbox]: badgeOf(countText(counts.failed), "failed") }}
      aside={aside}
    >
      {resent === 0 ? <Notice tone="danger">{resentInWords(0)}</Notice> : null}
      <DoneNotice text={resent ? resentInWords(resent) : null} />
      <ChoiceLinks
        label="Mails by state"
        links={[
          { href: outboxOf(null), label: "All", current: state === null },
          ...mailStates.map((each) => ({
            href: outboxOf(each),
            label: mailStateLabels[each],
            count: each !== "sent" && counts[each] > 0 ? String(counts[each]) : null,
            current: state === each,
          })),
        ]}
      />
      {mails.length === 0 ? (
        <EmptyList text={emptyWords[state ?? "all"]} />
      ) : (
        <ul className="list-rows list-rows-mails" aria-label="Mails">
          {mails.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} now={now} state={state} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        next={next && outboxOf(state, { after: next })}
        label={state === "queued" ? "Later mails" : "Older mails"}
        first={later ? { href: outboxOf(state), label: state === "queued" ? "Next to go" : "Newest" } : null}
      />
    </AdminLayout>
  );
}

export const outboxMetadata = adminMetadata({
  title: "Outbox",
  description:
    "Every mail that the site has sent, is about to send or could not send, with the reason and a way to resend.",
  path: adminPaths.outbox,
});
