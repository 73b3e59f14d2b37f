import { site } from "../../content/site.ts";
import { dateInWords } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import { lengthInWords } from "../../platform/numbers.ts";
import { DetailList } from "../../platform/ui/detail-list.tsx";
import { PaperDocument, PaperSums } from "../../platform/ui/paper-document.tsx";
import { partyInWords } from "../bookings/model.ts";
import { contractNumber } from "./agreement-file.ts";
import { balanceDueIn } from "./clauses.ts";
import { quoted, quotedMeans } from "./client-words.ts";
import { type ContractSheetProps, Signatures, versionOf } from "./contract-signatures.tsx";
import { billedTo, depositInWords, placeOf, signersInWords } from "./model.ts";
import type { ContractChange } from "./versions.ts";

function Parties({ sheet }: ContractSheetProps) {
  const { clientEmail, clientPhone } = sheet;
  return (
    <section aria-labelledby="contract-parties">
      <h2 id="contract-parties">Between</h2>
      <div className="paper-parties">
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
          <b>{partyInWords(sheet, quoted)}</b>
          {clientPhone ? <span>{clientPhone}</span> : null}
          {clientEmail ? <span>{clientEmail}</span> : null}
          <em>the client, “you” below</em>
          {signersInWords(sheet).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </address>
      </div>
    </section>
  );
}

function statusOf({ status, depositDue, unsigned, isEnded }: ContractSheetProps): string {
  if (isEnded) return "This agreement has ended.";
  if (status === "cancelled") return "This booking is canceled.";
  if (status === "released") return "The hold has ended: the date is not kept before it is held again.";
  if (status !== "hold") return unsigned.length === 0 ? "Booking confirmed." : "Booking confirmed, and not signed yet.";
  return unsigned.length === 0
    ? `Signed. The date is on hold until ${depositDue > 0 ? "the deposit is paid" : "both have signed"}.`
    : `The date is on hold until this is signed${depositDue > 0 ? " and the deposit is paid" : ""}.`;
}

function Event({ sheet }: ContractSheetProps) {
  const { eventType, features, lines = [], agreement } = sheet;
  const { price, deposit, packageName } = agreement;
  const facts: readonly (readonly [string, string])[] = [
    ...billedTo(sheet),
    ["Event", eventType],
    ["Date", dateInWords(agreement.eventDate)],
    ["Time", agreement.times],
    ...placeOf(sheet).map(([label, words]) => [label, words || "To be named by you in writing"] as const),
    ["Package", `${packageName}, ${lengthInWords(agreement.hours)} of music`],
    ...(features.length > 0 ? [["Included", features.join("; ")] as const] : []),
  ];
  const sums = [
    ...lines,
    { label: "Price", sum: dollars(price), mark: "band" as const },
    ...(deposit > 0 ? [{ label: "Deposit, due on signing", sum: depositInWords(agreement) }] : []),
    {
      label: `Balance, due ${agreement.inParts ? "in parts" : balanceDueIn(agreement)}`,
      sum: dollars(agreement.balance),
    },
  ];
  return (
    <section aria-labelledby="contract-event">
      <h2 id="contract-event">What is agreed</h2>
      <DetailList className="paper-facts" facts={facts} />
      <p className="small mt-2 mb-4">{quotedMeans}</p>
      <PaperSums rows={sums} />
      {agreement.inParts ? <p className="small mt-2">The balance in parts: {agreement.inParts}.</p> : null}
    </section>
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
                  {versionOf(version.number, version.createdAt, sheet)}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <PaperDocument
        title="Contract for DJ services"
        corner={[`No. ${contractNumber(props.id)}`, versionOf(number, props.createdAt, sheet)]}
        note={statusOf(props)}
      >
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
      </PaperDocument>
    </div>
  );
}
