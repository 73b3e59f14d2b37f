import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { dateIn, fill, lengthIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { useWords, wordsIn } from "../../platform/pages/words.ts";
import { DetailList } from "../../platform/ui/detail-list.tsx";
import { PaperDocument, PaperSums } from "../../platform/ui/paper-document.tsx";
import { contractNumber, partyInWords } from "../bookings/model.ts";
import { ChangesTable } from "./changes/changes-table.tsx";
import { balanceDueIn } from "./clauses.ts";
import { quoted } from "./client-words.ts";
import { type ContractSheetProps, Signatures, versionOf } from "./contract-signatures.tsx";
import { besideOf, billedTo, depositInWords, otherOf, placeOf, signersInWords } from "./model.ts";
import { changesBetween } from "./versions.ts";

function Parties({ sheet }: ContractSheetProps) {
  const words = useWords();
  const { page } = words.agreement;
  const { clientEmail, clientPhone } = sheet;
  return (
    <section aria-labelledby="contract-parties">
      <h2 id="contract-parties">{page.between}</h2>
      <div className="paper-parties">
        <address>
          <b>{site.legalName}</b>
          {site.owner ? <span>{site.owner.name}</span> : null}
          <span>
            {site.city}, {site.region}
          </span>
          <span>{site.phone.display}</span>
          <span>{site.email}</span>
          <em>{page.theDj}</em>
        </address>
        <address>
          <b>{partyInWords(sheet, quoted, words.formats)}</b>
          {clientPhone ? <span>{clientPhone}</span> : null}
          {clientEmail ? <span>{clientEmail}</span> : null}
          <em>{page.theClient}</em>
          {signersInWords(sheet, words).map((signs) => (
            <span key={signs}>{signs}</span>
          ))}
        </address>
      </div>
    </section>
  );
}

function statusOf(
  { status, depositDue, unsigned, isEnded, isProposed }: ContractSheetProps,
  { agreement: { page } }: Words,
): string {
  const statusWords = page.status;
  if (isProposed) return statusWords.proposed;
  if (isEnded) return statusWords.ended;
  if (status === "cancelled") return statusWords.cancelled;
  if (status === "released") return statusWords.released;
  const isSigned = unsigned.length === 0;
  if (status !== "hold") return isSigned ? statusWords.confirmed : statusWords.unsigned;
  if (isSigned) return depositDue > 0 ? statusWords.holdDeposit : statusWords.hold;
  return depositDue > 0 ? statusWords.holdToSignAndPay : statusWords.holdToSign;
}

/** Once in each language of the sheet. */
function Event({ sheet, words, id }: { sheet: ContractSheetProps["sheet"]; words: Words; id: string }) {
  const { formats } = words;
  const { paper, page, details } = words.agreement;
  const { eventType, features, lines = [], agreement } = sheet;
  const { price, deposit, packageName } = agreement;
  const music = { name: packageName, length: lengthIn(formats, agreement.hours) };
  const facts: readonly (readonly [string, string])[] = [
    ...billedTo(sheet, words),
    [details.event, eventType],
    [details.date, dateIn(formats, agreement.eventDate)],
    [details.time, agreement.times],
    ...placeOf(sheet, words).map(([label, said]) => [label, said || page.toBeNamed] as const),
    [details.package, fill(page.musicOf, music)],
    ...(features.length > 0 ? [[paper.included, features.join("; ")] as const] : []),
  ];
  const sums = [
    ...lines,
    { label: details.price, sum: dollars(price), mark: "band" as const },
    ...(deposit > 0 ? [{ label: page.depositOnSigning, sum: depositInWords(agreement, words) }] : []),
    {
      label: agreement.inParts ? page.balanceInParts : fill(page.balance, { due: balanceDueIn(agreement, words) }),
      sum: dollars(agreement.balance),
    },
  ];
  return (
    <section aria-labelledby={id} lang={formats.tag}>
      <h2 id={id}>{paper.agreed}</h2>
      <DetailList className="paper-facts" facts={facts} />
      <p className="small mt-2 mb-4">{paper.quotedMeans}</p>
      <PaperSums rows={sums} />
      {agreement.inParts ? <p className="small mt-2">{fill(page.parts, { parts: agreement.inParts })}</p> : null}
    </section>
  );
}

function Terms({ sheet }: Pick<ContractSheetProps, "sheet">) {
  const { paper } = wordsIn(sheet.other?.language).agreement;
  return (
    <section aria-labelledby="contract-terms">
      <h2 id="contract-terms">{paper.terms}</h2>
      <ol className="contract-terms">
        {sheet.agreement.terms.map(({ id: clause, heading, text }) => {
          const beside = besideOf(sheet, clause);
          return (
            <li key={clause}>
              <span lang="en">
                <b>{heading}.</b> {text}
              </span>
              {beside === undefined ? null : (
                <p className="contract-beside" lang={sheet.other?.language}>
                  {beside ? (
                    <>
                      <b>{beside.heading}.</b> {beside.text}
                    </>
                  ) : (
                    paper.onlyEnglish
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {paper.binds ? (
        <p className="font-600 mt-4" lang={sheet.other?.language}>
          {paper.binds}
        </p>
      ) : null}
    </section>
  );
}

function Changes({ sheet, before, number }: Pick<ContractSheetProps, "sheet" | "before" | "number">) {
  const words = useWords();
  const { page, paper } = words.agreement;
  const changes = before && changesBetween(before, sheet, words);
  if (!changes || changes.facts.length + changes.clauses.length === 0) return null;
  const { language, facts, clauses } = changes;
  return (
    <section aria-labelledby="contract-changes">
      <h2 className="font-600" id="contract-changes">
        {fill(page.changes, { version: number - 1 })}
      </h2>
      <ChangesTable changes={facts} language={language} />
      {clauses.length > 0 ? (
        <details>
          <summary className="fold-summary">{paper.terms}</summary>
          <ChangesTable changes={clauses} language={language} />
        </details>
      ) : null}
    </section>
  );
}

export function ContractSheet(props: ContractSheetProps) {
  const words = useWords();
  const { sheet, versions, number, at, children, below } = props;
  const { paper } = words.agreement;
  const other = otherOf(sheet);
  return (
    <div className="paper-page">
      <div className="card paper-side no-print">
        {children}
        <Changes {...props} />
      </div>
      <div>
        <PaperDocument
          title={paper.title}
          corner={[
            fill(paper.number, { number: contractNumber(props.id) }),
            props.isProposed
              ? fill(words.agreement.page.proposed, { version: number })
              : versionOf(number, props.createdAt, sheet, words),
          ]}
          note={statusOf(props, words)}
        >
          <Parties {...props} />
          <div className="contract-languages">
            <Event sheet={sheet} words={wordsIn()} id="contract-event" />
            {other ? <Event sheet={other} words={wordsIn(sheet.other?.language)} id="contract-other" /> : null}
          </div>
          <Terms sheet={sheet} />
          <Signatures {...props} />
        </PaperDocument>
        {versions.length > 1 ? (
          <ul className="contract-versions mt-5 small no-print">
            {versions.map((version) => (
              <li key={version.number}>
                <a
                  className="text-link"
                  href={at(version.number)}
                  aria-current={version.number === number ? "page" : undefined}
                >
                  {versionOf(version.number, version.createdAt, sheet, words)}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {below}
      </div>
    </div>
  );
}
