import { AdminLayout } from "../../components/admin/admin-layout.tsx";
import { MailRow, ResendButton } from "../../components/admin/mail-row.tsx";
import type { OutboxRows } from "../../db/outbox-page.ts";
import type { PageMetadata } from "../../metadata/page-metadata.ts";
import { type MailState, mailStates, outboxOf, paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";

export interface OutboxPageProps {
  /** The instant that times are told from. */
  now: number;
  state: MailState | null;
  rows: OutboxRows;
  /** How many mails go out again, right after that was asked for. */
  resent: number | null;
}

const stateWords: Readonly<Record<MailState, string>> = { queued: "Queued", sent: "Sent", failed: "Failed" };

const emptyWords: Readonly<Record<MailState | "all", string>> = {
  all: "No mail has been written yet.",
  queued: "Nothing waits: every mail has gone out.",
  sent: "No mail has gone out yet.",
  failed: "No mail has failed.",
};

function Filters({ state, counts }: Pick<OutboxPageProps, "state"> & { counts: OutboxRows["counts"] }) {
  const filter = (value: MailState | null, label: string, count?: number) => (
    <li key={label}>
      <a className="choice" href={outboxOf(value)} aria-current={value === state ? "page" : undefined}>
        <span className="i-lucide-check" aria-hidden="true" />
        <span>
          {label}
          {count ? <span className="filter-count">{count}</span> : null}
        </span>
      </a>
    </li>
  );
  return (
    <nav aria-label="Mails by state">
      <ul className="filters">
        {filter(null, "All")}
        {mailStates.map((each) => filter(each, stateWords[each], each === "sent" ? undefined : counts[each]))}
      </ul>
    </nav>
  );
}

function resentInWords(count: number): string {
  if (count === 0) return "Nothing to send again: the mail has gone out, or is due within a minute.";
  return count === 1 ? "1 mail goes out again." : `${count} mails go out again.`;
}

/** Every mail of the site: queued, sent and failed, and how to send it again. */
export function OutboxPage({ now, state, rows, resent }: OutboxPageProps) {
  const { mails, next, counts } = rows;
  const aside =
    counts.failed > 0 ? (
      <ResendButton id="all" state={state}>
        Resend all that failed
      </ResendButton>
    ) : null;
  return (
    <AdminLayout path={paths.adminOutbox} title="Outbox" aside={aside}>
      {resent === null ? null : (
        <Notice tone={resent > 0 ? "ok" : "danger"}>
          <p>{resentInWords(resent)}</p>
        </Notice>
      )}
      <Filters state={state} counts={counts} />
      <section className="card panel" aria-label="Mails">
        {mails.length === 0 ? (
          <p className="empty">{emptyWords[state ?? "all"]}</p>
        ) : (
          <ul className="mails">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} now={now} state={state} />
            ))}
          </ul>
        )}
      </section>
      {next ? (
        <a className="btn btn-secondary page-on" href={outboxOf(state, { after: `${next.at}.${next.id}` })} rel="next">
          {state === "queued" ? "Later mails" : "Older mails"}
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </a>
      ) : null}
    </AdminLayout>
  );
}

export const outboxMetadata: PageMetadata = {
  title: "Outbox | Administration | Sunset Bay DJ",
  description:
    "Every mail that the site has sent, is about to send or could not send, with the reason and a way to resend.",
  path: paths.adminOutbox,
  area: "admin",
  structuredData: [],
  ownCallToAction: true,
  noindex: true,
};
