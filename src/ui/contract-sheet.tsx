import type { ReactNode } from "react";
import type { ContractChange } from "../business/agreements/contract-changes.ts";
import type { ShownContract } from "../business/agreements/shown-contract.ts";
import type { Signature } from "../business/agreements/signatures.ts";
import { site } from "../content/site.ts";
import { balanceDueDays } from "../content/terms.ts";
import { dateInWords, dayInWords, instantInWords } from "../dates.ts";
import { dollars } from "../money.ts";
import { lengthInWords } from "../numbers.ts";
import { paths } from "../site/paths.ts";
import { Facts } from "./facts.tsx";
import { Fingerprint } from "./fingerprint.tsx";
import { Mark } from "./mark.tsx";

export interface ContractSheetProps extends ShownContract {
  /** The booking's id, of which the contract's number is made. */
  id: string;
  /** Whether the date is only held until the contract is signed. */
  isHeld: boolean;
  /** The address of a version. */
  at: (version: number) => string;
  /** What stands beside the sheet. */
  children: ReactNode;
}

const versionOf = (number: number, createdAt: number | null): string =>
  createdAt === null ? `Version ${number}, not seen by the client yet` : `Version ${number}, ${dayInWords(createdAt)}`;

/** One version of a booking's contract as a sheet of paper, ready to print and sign; beside it what has changed, and the other versions. */
export function ContractSheet(props: ContractSheetProps) {
  const { sheet, changes, versions, number, at, children } = props;
  return (
    <div className="contract-page">
      <div className="contract-tools no-print">
        {children}
        {changes.length > 0 ? <Changes changes={changes} before={number - 1} /> : null}
        {versions.length > 1 ? (
          <ul className="contract-versions small">
            {versions.map((version) => (
              <li key={version.number}>
                <a
                  className="text-link"
                  href={at(version.number)}
                  aria-current={version.number === number ? "page" : undefined}
                >
                  {versionOf(version.number, version.createdAt)}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <article className="contract" aria-labelledby="contract-title">
        <Head {...props} />
        <Parties {...props} />
        <Event {...props} />
        <section aria-labelledby="contract-terms">
          <h2 id="contract-terms">Terms</h2>
          <ol className="contract-terms">
            {sheet.agreement.terms.map(({ id: clause, heading, text }) => (
              <li key={clause}>
                <b>{heading}.</b> {text}
              </li>
            ))}
          </ol>
        </section>
        <Signatures {...props} />
      </article>
    </div>
  );
}

function Changes({ changes, before }: { changes: readonly ContractChange[]; before: number }) {
  return (
    <section className="contract-changes" aria-labelledby="contract-changes">
      <h2 className="font-600" id="contract-changes">
        What has changed since version {before}
      </h2>
      <dl>
        {changes.map(({ label, was, is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>
                <span className="visually-hidden">Before: </span>
                {was ?? "nothing"}
              </del>
              <ins>
                <span className="visually-hidden">Now: </span>
                {is ?? "nothing"}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Head({ id, isHeld, number, createdAt, sheet, signature }: ContractSheetProps) {
  const hasDeposit = sheet.agreement.deposit > 0;
  const onHold = signature
    ? `Signed. The date is on hold until ${hasDeposit ? "the deposit is paid" : "both have signed"}.`
    : `The date is on hold until this is signed${hasDeposit ? " and the deposit is paid" : ""}.`;
  return (
    <header className="contract-head">
      <p className="contract-brand font-display">
        <Mark className="w-[26px]" />
        {site.name}
      </p>
      <p className="contract-number">
        No. {id.slice(0, 8).toUpperCase()}
        <br />
        {versionOf(number, createdAt)}
      </p>
      <h1 className="font-display" id="contract-title">
        Contract for DJ services
      </h1>
      <p>{isHeld ? onHold : "Booking confirmed."}</p>
    </header>
  );
}

function Parties({ sheet: { clientName, clientEmail, clientPhone } }: ContractSheetProps) {
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

function Event({ sheet: { eventType, venue, city, features, lines = [], agreement } }: ContractSheetProps) {
  const place = [venue, city].filter(Boolean).join(", ") || "To be named by you in writing";
  const { price, deposit, packageName } = agreement;
  const facts: readonly (readonly [string, string])[] = [
    ["Event", eventType],
    ["Date", dateInWords(agreement.eventDate)],
    ["Time", agreement.times],
    ["Venue", place],
    ["Package", `${packageName}, ${lengthInWords(agreement.hours)} of music`],
    ...(features.length > 0 ? [["Included", features.join("; ")] as const] : []),
  ];
  const sums: readonly (readonly [string, string])[] = [
    ...lines.map(({ label, sum }) => [label, sum] as const),
    ["Price", dollars(price)],
    ...(deposit > 0 ? [["Deposit, due on signing", dollars(deposit)] as const] : []),
    [`Balance, due ${balanceDueDays} days before the event`, dollars(agreement.balance)],
  ];
  return (
    <section aria-labelledby="contract-event">
      <h2 id="contract-event">What is agreed</h2>
      <Facts className="contract-facts" facts={facts} />
      <Facts className="contract-sums" facts={sums} />
    </section>
  );
}

function Signatures({ sheet: { clientName }, signature, amends, createdAt }: ContractSheetProps) {
  const dj = site.owner?.name ?? site.legalName;
  if (signature) return <Signed {...signature} dj={dj} />;
  if (amends) return <Amended {...amends} createdAt={createdAt} />;
  return (
    <section className="contract-signatures" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">Signed</h2>
      <p>With our signatures we agree to everything above.</p>
      <div>
        {[dj, clientName].map((name) => (
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

function Signed({ name, signedAt, countersignedAt, sha256, dj }: Signature & { dj: string }) {
  const facts = [
    ["The client", `${name}, ${instantInWords(signedAt)}`],
    ["The DJ", countersignedAt === null ? "not signed yet" : `${dj}, ${instantInWords(countersignedAt)}`],
  ] as const;
  return (
    <section className="contract-signatures" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">Signed</h2>
      <Facts className="contract-facts" facts={facts} />
      <Fingerprint
        sha256={sha256}
        text={`SHA-256 of the exact text, signed electronically. Anyone can check it on this website, at ${paths.verify}.`}
      />
    </section>
  );
}

/** A version that no one signed, because it changes a signed one: what of it was accepted, and when. */
function Amended({ name, number, signedAt, createdAt }: Signature & { createdAt: number | null }) {
  return (
    <section className="contract-signatures" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">Amended</h2>
      <p>
        {name} signed version {number} on {instantInWords(signedAt)}
        {createdAt === null ? "." : `, and accepted what this version changes of it on ${instantInWords(createdAt)}.`}
      </p>
    </section>
  );
}
