import { instantInWords } from "../../../platform/english.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { dollars } from "../../../platform/money.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { leadPaths } from "../../leads/dj/paths.ts";

interface QuotePanelProps {
  leadId: string;
  email: string;
  /** Of joined inquiries, newest first. */
  quotes: readonly (ShownVersion & { contactId: string })[];
}

export function QuotePanel({ leadId, email, quotes: [quote, ...others] }: QuotePanelProps) {
  const ways = leadPaths(quote?.contactId ?? leadId);
  return (
    <Panel id="lead-quote" title="Quote">
      {quote ? (
        <p>
          <b>{dollars(quote.total)}</b>, version {quote.version}, {quoteStateLabels[quote.state].toLowerCase()}
        </p>
      ) : (
        <p className="text-muted">No quote was sent yet.</p>
      )}
      {quote ? <p className="small text-muted">{openedInWords(quote, email)}</p> : null}
      {quote?.reason ? <p className="history-note mt-2">{quote.reason}</p> : null}
      <a className="btn btn-secondary mt-4" href={ways.quote}>
        <span className="i-lucide-receipt-text" aria-hidden="true" />
        {quote ? "See or change the quote" : "Make a quote"}
      </a>
      {quote ? (
        <a className="text-link block mt-3" href={ways.quotePaper}>
          Print the quote
        </a>
      ) : null}
      {others.map((other) => (
        <a key={other.id} className="text-link block mt-3" href={leadPaths(other.contactId).quote}>
          Of another inquiry: {dollars(other.total)}, {quoteStateLabels[other.state].toLowerCase()}
        </a>
      ))}
    </Panel>
  );
}

/** Without an email it is printed. */
export const timesOpenedInWords = (times: number, email: string): string =>
  times === 0 && hasNoAddress(email)
    ? "Quote on paper"
    : times === 0
      ? "Quote not opened yet"
      : times === 1
        ? "Quote opened once"
        : `Quote opened ${times} times`;

export function openedInWords(
  { openedTimes, openedAt }: Pick<ShownVersion, "openedTimes" | "openedAt">,
  email: string,
): string {
  const times = timesOpenedInWords(openedTimes, email);
  return openedAt === null ? times : `${times}, ${openedTimes === 1 ? "on" : "last on"} ${instantInWords(openedAt)}`;
}

export const quoteStateLabels = {
  open: "Open",
  expired: "Expired",
  superseded: "Replaced",
  accepted: "Accepted",
  declined: "Declined",
} as const;

/** `total` in cents. */
export interface ShownVersion {
  id: string;
  version: number;
  state: keyof typeof quoteStateLabels;
  total: number;
  by: string | null;
  createdAt: number;
  openedTimes: number;
  openedAt: number | null;
  reason: string | null;
}
