import { useState } from "react";
import type { EventCategory } from "../../content/categories.ts";
import { discountCodes, discountPercent } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import type { inquiry } from "../../content/words/en/inquiry.ts";
import { likelyAddress } from "../../platform/fields/mail-domain.ts";
import { fill } from "../../platform/language.ts";
import { CodeCard } from "../../platform/ui/code-card.tsx";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import { Sunset } from "../../platform/ui/sunset.tsx";

type Words = typeof inquiry;

function CopyButton({ text, words: { copy, copied: done, copyCode } }: { text: string; words: Words }) {
  const [copied, setCopied] = useState(false);
  const write = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button
      className="btn btn-secondary btn-small"
      type="button"
      onClick={write}
      aria-label={fill(copyCode, { code: text })}
    >
      <span className={copied ? "i-lucide-check" : "i-lucide-copy"} aria-hidden="true" />
      <span className="copy-label" aria-live="polite">
        {copied ? done : copy}
      </span>
    </button>
  );
}

export interface InquirySummary {
  email: string;
  /** In words; `null` within business hours. */
  quoteBy: string | null;
}

interface LeadReceivedProps {
  category: EventCategory;
  /** `null` when no longer known. */
  summary: InquirySummary | null;
  words: Words;
  /** For how long an accepted quote holds the date. */
  held: string;
  /** `h1` where this view is the whole page. */
  heading: "h1" | "h2";
  /** Begins anew; without JavaScript a link does. */
  again?: () => void;
  form: string;
}

export function LeadConfirmation({ category, summary, words, held, heading: Heading, again, form }: LeadReceivedProps) {
  const likely = summary && likelyAddress(summary.email);
  const code = discountCodes[category];
  const [before, after] = (summary ? words.reaches : words.reachesYou).split("{email}");
  const by = summary?.quoteBy ? fill(words.by, { time: summary.quoteBy }) : "";
  return (
    <div className="wrap received">
      <Sunset className="received-sun" />
      <Heading className="h1" tabIndex={-1}>
        <span className="whole">{words.received[0]}</span> <span className="whole">{words.received[1]}</span>
      </Heading>
      <p className="lead mx-auto mt-5">
        {before}
        {summary ? <b className="break-words">{summary.email}</b> : null}
        {`${after ?? ""}${by}.`}
      </p>
      <p className="small text-muted mx-auto mt-3">
        {words.code}
        {likely ? ` ${fill(words.likely, { address: likely })}` : ""}
      </p>
      <div className="received-body">
        <CodeCard
          figure={String(discountPercent)}
          unit="%"
          code={code}
          note={words.kinds[category].off}
          action={again ? <CopyButton text={code} words={words} /> : null}
        />
        <ol className="steps mt-10">
          {words.steps.map(({ lead, rest }) => (
            <li key={lead}>
              <b>{lead}</b> {fill(rest, { held })}
            </li>
          ))}
        </ol>
      </div>
      <p className="centered-actions">
        <SiteLink link={words.portfolio} className="btn btn-primary" />
        {again ? (
          <button className="btn btn-secondary" type="button" onClick={again}>
            {words.another}
          </button>
        ) : (
          <a className="btn btn-secondary" href={form}>
            {words.another}
          </a>
        )}
      </p>
      <p className="small text-muted">
        {words.hurry}{" "}
        <a className="text-link" href={site.phone.href}>
          {fill(words.call, { phone: site.phone.display })}
        </a>
      </p>
    </div>
  );
}
