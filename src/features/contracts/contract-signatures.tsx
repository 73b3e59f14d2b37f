import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import type { BookingStatus } from "../../content/statuses.ts";
import { dayInWords, instantInWords } from "../../platform/dates.ts";
import { listInWords } from "../../platform/numbers.ts";
import { sideOf } from "../bookings/model.ts";
import { paths } from "../site/paths.ts";
import { quoted } from "./client-words.ts";
import { Fingerprint } from "./fingerprint.tsx";
import type { ShownContract } from "./versions.ts";

export interface ContractSheetProps extends ShownContract {
  /** The booking's id, of which the contract number is made. */
  id: string;
  status: BookingStatus;
  /** Cents. */
  depositDue: number;
  at: (version: number) => string;
  children: ReactNode;
}

/** A client without an email gets it on paper. */
export function versionOf(number: number, createdAt: number | null, { clientEmail }: { clientEmail: string }): string {
  if (createdAt !== null) return `Version ${number}, ${dayInWords(createdAt)}`;
  return `Version ${number}, ${clientEmail ? "not seen by the client yet" : "to be signed on paper"}`;
}

function Signed({
  number,
  signatures,
  amends,
  unsigned,
  dj,
}: Pick<ShownContract, "number" | "signatures" | "amends" | "unsigned"> & { dj: string }) {
  const all = [...amends, ...signatures];
  const countersignedAt = all.find((each) => each.countersignedAt !== null)?.countersignedAt ?? null;
  const lines = [
    ...all.map(({ id, role, name, signedAt, by, number: version }) => ({
      id,
      who: sideOf(role),
      name,
      when: [
        `Signed ${instantInWords(signedAt)}`,
        ...(version === number ? [] : [`version ${version}`]),
        ...(by === null ? [] : ["on paper"]),
      ].join(", "),
    })),
    ...unsigned.map(({ role, name }) => ({ id: name, who: sideOf(role), name, when: "Not signed yet" })),
    {
      id: "dj",
      who: "The DJ",
      name: dj,
      when: countersignedAt === null ? "Not signed yet" : `Signed ${instantInWords(countersignedAt)}`,
    },
  ];
  return (
    <section className="contract-signed" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">Signed</h2>
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
        text={`SHA-256 of the exact text that was signed. Anyone can check it on this website, at ${paths.verify}.`}
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
  const dj = site.owner?.name ?? site.legalName;
  if (signatures.length > 0) return <Signed {...{ number, signatures, amends, unsigned, dj }} />;
  if (amends.length > 0)
    return (
      <>
        <Amended {...{ amends, createdAt, onPaperBy, overtimeBy }} />
        {unsigned.length > 0 ? <Lines title="Not signed yet" names={unsigned.map(({ name }) => quoted(name))} /> : null}
      </>
    );
  const names = unsigned.length > 0 ? unsigned.map(({ name }) => name) : [sheet.clientName];
  return <Lines title="Signed" names={[dj, ...names.map(quoted)]} />;
}

/** Lines to sign on paper. */
function Lines({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <section className="contract-signatures" aria-labelledby="contract-lines">
      <h2 id="contract-lines">{title}</h2>
      <p>With our signatures we agree to everything above.</p>
      <div>
        {names.map((name) => (
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

/** Nobody signed this version, because it amends a signed one. */
function Amended({
  amends,
  createdAt,
  onPaperBy,
  overtimeBy,
}: Pick<ContractSheetProps, "amends" | "createdAt" | "onPaperBy" | "overtimeBy">) {
  const [{ number, signedAt } = { number: 0, signedAt: 0 }] = amends;
  const names = listInWords(amends.filter((each) => each.number === number).map(({ name }) => name));
  return (
    <section className="contract-signatures" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">Amended</h2>
      <p>
        {names} signed version {number} on {instantInWords(signedAt)}
        {createdAt === null
          ? "."
          : overtimeBy
            ? `. ${quoted(overtimeBy)} said yes to the overtime in this version on ${instantInWords(createdAt)}${onPaperBy ? `, in the room, as ${onPaperBy} has entered` : ""}.`
            : `, and accepted what this version changes of it on ${instantInWords(createdAt)}${onPaperBy ? `, on paper, as ${onPaperBy} has entered` : ""}.`}
      </p>
    </section>
  );
}
