import { useState } from "react";
import { categoryCopy, type EventCategory } from "../../content/categories.ts";
import { discountCodes, discountPercent, leadReplyHours } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import { dateIsHeld, dateIsYours } from "../../content/terms.ts";
import { likelyAddress } from "../../platform/fields/mail-domain.ts";
import { CodeCard } from "../../platform/ui/code-card.tsx";
import { Sunset } from "../../platform/ui/sunset.tsx";
import { paths, quoteForm } from "../site/paths.ts";

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button className="btn btn-secondary btn-small" type="button" onClick={copy} aria-label={`Copy ${text}`}>
      <span className={copied ? "i-lucide-check" : "i-lucide-copy"} aria-hidden="true" />
      <span className="copy-label" aria-live="polite">
        {copied ? "Copied" : "Copy"}
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
  holdHours: number;
  /** `h1` where this view is the whole page. */
  heading: "h1" | "h2";
  again?: () => void;
}

export function LeadConfirmation({ category, summary, holdHours, heading: Heading, again }: LeadReceivedProps) {
  const likely = summary && likelyAddress(summary.email);
  const code = discountCodes[category];
  return (
    <div className="wrap received">
      <Sunset className="received-sun" />
      <Heading className="h1" tabIndex={-1}>
        <span className="whole">Your inquiry is</span> <span className="whole">on my desk</span>
      </Heading>
      <p className="lead mx-auto mt-5">
        {summary ? (
          <>
            A real quote reaches <b className="break-words">{summary.email}</b>{" "}
          </>
        ) : (
          "A real quote reaches you "
        )}
        within {leadReplyHours} business hours{summary?.quoteBy ? `: by ${summary.quoteBy}` : ""}.
      </p>
      <p className="small text-muted mx-auto mt-3">
        Your code is below. It also goes to your address by email, once a day at most.
        {likely ? ` Should it have been ${likely}? Then please send the form again.` : ""}
      </p>
      <div className="received-body">
        <CodeCard
          figure={String(discountPercent)}
          unit="%"
          code={code}
          note={`${discountPercent}% ${categoryCopy[category].offPackage}`}
          action={again ? <CopyButton text={code} /> : null}
        />
        <ol className="steps mt-10">
          <li>
            <b>Within {leadReplyHours} business hours</b> you get a price for your date, in writing.
          </li>
          <li>
            <b>One call</b> to walk through the day, the venue and the songs. {dateIsHeld(holdHours)}
          </li>
          <li>
            <b>{dateIsYours.lead}</b> {dateIsYours.rest}
          </li>
        </ol>
      </div>
      <p className="centered-actions">
        <a className="btn btn-primary" href={paths.gallery}>
          View the portfolio
        </a>
        {again ? (
          <button className="btn btn-secondary" type="button" onClick={again}>
            Submit another inquiry
          </button>
        ) : (
          <a className="btn btn-secondary" href={quoteForm(category)}>
            Submit another inquiry
          </a>
        )}
      </p>
      <p className="small text-muted">
        In a hurry?{" "}
        <a className="text-link" href={site.phone.href}>
          Call {site.phone.display}
        </a>
      </p>
    </div>
  );
}
