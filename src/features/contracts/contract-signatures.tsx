import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import type { BookingStatus } from "../../content/statuses.ts";
import type { Words } from "../../content/words/en/index.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { fill, instantIn, longDateIn } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { sideOf } from "../bookings/model.ts";
import { paths } from "../site/paths.ts";
import { acceptedInWords, signedInWords } from "./agreement-file.ts";
import { quoted } from "./client-words.ts";
import type { ShownContract } from "./versions.ts";

export interface ContractSheetProps extends ShownContract {
  /** The booking's id, of which the contract number is made. */
  id: string;
  status: BookingStatus;
  /** Cents. */
  depositDue: number;
  at: (version: number) => string;
  /** Beside the sheet. */
  children: ReactNode;
  below?: ReactNode;
}

/** A client without an email gets it on paper. */
export function versionOf(
  number: number,
  createdAt: number | null,
  { clientEmail }: { clientEmail: string },
  { formats, agreement: { page } }: Words,
): string {
  const date = createdAt === null ? "" : longDateIn(formats, calendarDateAt(createdAt));
  const sentence = createdAt !== null ? page.version : clientEmail ? page.notSeen : page.toSignOnPaper;
  return fill(sentence, { version: number, date });
}

export function Fingerprint({ sha256, text }: { sha256: string; text: string }) {
  const { page } = useWords().agreement;
  return (
    <div className="fingerprint">
      <span className="i-lucide-fingerprint no-print" aria-hidden="true" />
      <div>
        <b>{page.fingerprint}</b>
        <code>{sha256.match(/.{1,4}/g)?.join(" ")}</code>
        <p>{text}</p>
      </div>
    </div>
  );
}

function Signed({
  number,
  signatures,
  amends,
  unsigned,
  dj,
}: Pick<ShownContract, "number" | "signatures" | "amends" | "unsigned"> & { dj: string }) {
  const words = useWords();
  const {
    formats,
    agreement: { page },
    bookingMails: { copy },
  } = words;
  const signedAt = (at: number) => fill(page.signedAt, { time: instantIn(formats, at) });
  const all = [...amends, ...signatures];
  const countersignedAt = all.find((each) => each.countersignedAt !== null)?.countersignedAt ?? null;
  const lines = [
    ...all.map(({ id, role, name, ...signature }) => ({
      id,
      who: sideOf(role, words),
      name,
      when: signedInWords(signature, number, words),
    })),
    ...unsigned.map(({ role, name }) => ({ id: name, who: sideOf(role, words), name, when: page.notSigned })),
    {
      id: "dj",
      who: copy.theDj,
      name: dj,
      when: countersignedAt === null ? page.notSigned : signedAt(countersignedAt),
    },
  ];
  return (
    <section className="contract-signed" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">{page.signed}</h2>
      <dl className="contract-names">
        {lines.map(({ id, who, name, when }) => (
          <div key={id}>
            <dt>{who}</dt>
            <dd>
              <b className="display">{name}</b> <span>{when}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Fingerprint
        sha256={signatures[0]?.sha256 ?? ""}
        text={fill(page.checkIt, { address: formats.prefix + paths.verify })}
      />
    </section>
  );
}

export function Signatures({
  sheet,
  number,
  signatures,
  unsigned,
  amends,
  createdAt,
  onPaperBy,
  overtimeBy,
}: ContractSheetProps) {
  const { page } = useWords().agreement;
  const dj = site.owner?.name ?? site.legalName;
  if (signatures.length > 0)
    return (
      <>
        <Signed {...{ number, signatures, amends, unsigned, dj }} />
        {amends.length > 0 ? <Amended {...{ amends, createdAt, onPaperBy, overtimeBy }} /> : null}
      </>
    );
  if (amends.length > 0)
    return (
      <>
        <Amended {...{ amends, createdAt, onPaperBy, overtimeBy }} />
        {unsigned.length > 0 ? <Lines title={page.notSigned} names={unsigned.map(({ name }) => quoted(name))} /> : null}
      </>
    );
  const names = unsigned.length > 0 ? unsigned.map(({ name }) => name) : [sheet.clientName];
  return <Lines title={page.signed} names={[dj, ...names.map(quoted)]} />;
}

/** Lines to sign on paper. */
function Lines({ title, names }: { title: string; names: readonly string[] }) {
  const { page } = useWords().agreement;
  return (
    <section className="contract-signatures" aria-labelledby="contract-lines">
      <h2 id="contract-lines">{title}</h2>
      <p>{page.weAgree}</p>
      <div>
        {names.map((name) => (
          <dl key={name}>
            <div>
              <dt>{fill(page.signature, { name })}</dt>
              <dd aria-hidden="true" />
            </div>
            <div>
              <dt>{page.date}</dt>
              <dd aria-hidden="true" />
            </div>
          </dl>
        ))}
      </div>
    </section>
  );
}

/** Nobody signed this version, because it amends a signed one. */
function Amended({
  amends,
  createdAt,
  onPaperBy,
  overtimeBy,
}: Pick<ContractSheetProps, "amends" | "createdAt" | "onPaperBy" | "overtimeBy">) {
  const words = useWords();
  return (
    <section className="contract-signatures" aria-labelledby="contract-amended">
      <h2 id="contract-amended">{words.agreement.page.amended}</h2>
      <p>{acceptedInWords({ amends, createdAt, onPaperBy, overtimeBy }, words)}</p>
    </section>
  );
}
