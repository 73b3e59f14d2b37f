import type { ContractText } from "../../business/agreements/clauses.ts";
import type { EventCategory } from "../../content/categories.ts";
import { site } from "../../content/site.ts";
import { dateInWords, dayInWords } from "../../dates.ts";
import { dollars } from "../../money.ts";
import { paths } from "../../site/paths.ts";
import { Facts } from "../../ui/facts.tsx";
import { Mark } from "../../ui/mark.tsx";
import type { BookingStatus } from "../../vocabulary/statuses.ts";
import { Island } from "../../web/islands/island.tsx";
import printButton from "../../web/islands/print-button.island.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { PortalWay } from "../frame/portal-way.tsx";
import type { BookingChoice } from "../frame/view.ts";
import { portalContractOf, portalPaths } from "../paths.ts";

export interface ContractPageProps {
  /** The booking's id, of which the contract's number is made. */
  id: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string | null;
  eventType: string;
  venue: string | null;
  city: string | null;
  /** A cancelled booking has no contract any more. */
  status: BookingStatus;
  features: readonly string[];
  agreement: ContractText;
  /** Instant in milliseconds. */
  createdAt: number;
  /** The client's bookings, the next one first. */
  bookings: readonly BookingChoice[];
}

/** A booking's contract as a sheet of paper, ready to print and sign. */
export function ContractPage(props: ContractPageProps) {
  const { agreement, status, bookings, id } = props;
  const way = <PortalWay label="Contract" bookings={bookings} shown={id} at={portalContractOf} />;
  if (status === "cancelled") {
    return (
      <div className="wrap portal">
        {way}
        <h1 className="h2 mt-5 mb-4">There is no contract</h1>
        <p className="lead mb-6">
          The booking for {dateInWords(agreement.eventDate)} was canceled, so nothing is left to sign. Money that is due
          back to you goes the way it came.
        </p>
        <a className="text-link" href={paths.refunds}>
          Refund Policy
        </a>
      </div>
    );
  }
  return (
    <div className="wrap contract-page">
      {way}
      <div className="contract-tools no-print">
        <Island of={printButton} props={{}} when="touch" />
        <p className="small text-muted">Two sheets of Letter paper. Sign, and send or bring one back.</p>
        <noscript>
          <p className="text-muted">
            To print it or save it as a PDF, open your browser's menu and choose Print (Ctrl+P, on a Mac ⌘P).
          </p>
        </noscript>
      </div>
      <article className="contract" aria-labelledby="contract-title">
        <Head {...props} />
        <Parties {...props} />
        <Event {...props} />
        <section aria-labelledby="contract-terms">
          <h2 id="contract-terms">Terms</h2>
          <ol className="contract-terms">
            {agreement.terms.map(({ id: clause, heading, text }) => (
              <li key={clause}>
                <b>{heading}.</b> {text}
              </li>
            ))}
          </ol>
        </section>
        <Signatures clientName={props.clientName} />
      </article>
    </div>
  );
}

function Head({ id, status, createdAt, agreement }: ContractPageProps) {
  const paid = agreement.deposit > 0 ? " and the deposit is paid" : "";
  return (
    <header className="contract-head">
      <p className="contract-brand font-display">
        <Mark className="w-[26px]" />
        {site.name}
      </p>
      <p className="contract-number">
        No. {id.slice(0, 8).toUpperCase()}
        <br />
        {dayInWords(createdAt)}
      </p>
      <h1 className="font-display" id="contract-title">
        Contract for DJ services
      </h1>
      <p>{status === "hold" ? `The date is on hold until this is signed${paid}.` : "Booking confirmed."}</p>
    </header>
  );
}

function Parties({ clientName, clientEmail, clientPhone }: ContractPageProps) {
  return (
    <section aria-labelledby="contract-parties">
      <h2 id="contract-parties">Between</h2>
      <div className="contract-parties">
        <address>
          <b>{site.legalName}</b>
          {site.owner ? <span>{site.owner.name}</span> : null}
          <span>
            {site.city}, {site.region}
          </span>
          <span>{site.phone.display}</span>
          <span>{site.email}</span>
          <em>the DJ, “I” and “me” below</em>
        </address>
        <address>
          <b>{clientName}</b>
          {clientPhone ? <span>{clientPhone}</span> : null}
          <span>{clientEmail}</span>
          <em>the client, “you” below</em>
        </address>
      </div>
    </section>
  );
}

function Event({ eventType, venue, city, features, agreement }: ContractPageProps) {
  const place = [venue, city].filter(Boolean).join(", ") || "To be named by you in writing";
  const { price, deposit, packageName } = agreement;
  const facts: readonly (readonly [string, string])[] = [
    ["Event", eventType],
    ["Date", dateInWords(agreement.eventDate)],
    ["Time", agreement.times],
    ["Venue", place],
    ["Package", `${packageName}, ${agreement.hours} hours of music`],
    ...(features.length > 0 ? [["Included", features.join("; ")] as const] : []),
  ];
  const sums: readonly (readonly [string, string])[] = [
    ["Price", dollars(price)],
    ...(deposit > 0 ? [["Deposit, due on signing", dollars(deposit)] as const] : []),
    ["Balance, due by the event", dollars(agreement.balance)],
  ];
  return (
    <section aria-labelledby="contract-event">
      <h2 id="contract-event">What is agreed</h2>
      <Facts className="contract-facts" facts={facts} />
      <Facts className="contract-sums" facts={sums} />
    </section>
  );
}

function Signatures({ clientName }: { clientName: string }) {
  return (
    <section className="contract-signatures" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">Signed</h2>
      <p>With our signatures we agree to everything above.</p>
      <div>
        {[site.owner?.name ?? site.legalName, clientName].map((name) => (
          <dl key={name}>
            <div>
              <dt>Signature, {name}</dt>
              <dd aria-hidden="true" />
            </div>
            <div>
              <dt>Date</dt>
              <dd aria-hidden="true" />
            </div>
          </dl>
        ))}
      </div>
    </section>
  );
}

export const contractMetadata = (accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Your contract",
      description:
        "The contract of your booking on one or two sheets: date and times, package, price, terms and guarantees, ready to print and sign.",
      path: portalPaths.contract,
    },
    accent,
  );
