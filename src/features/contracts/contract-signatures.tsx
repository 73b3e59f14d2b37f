import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { dayInWords, instantInWords } from "../../platform/dates.ts";
import { Facts } from "../../platform/ui/facts.tsx";
import { paths } from "../site/paths.ts";
import { Fingerprint } from "./fingerprint.tsx";
import { quoted } from "./own-words.ts";
import type { Signature } from "./signatures.ts";
import type { ShownContract } from "./versions.ts";

/** A contract as it is shown. */
export interface ContractSheetProps extends ShownContract {
  /** The booking's id, of which the contract's number is made. */
  id: string;
  /** Whether the date is only held until the contract is signed. */
  isHeld: boolean;
  /** What of the deposit is due, in cents; 0: nothing. */
  depositDue: number;
  /** The address of a version. */
  at: (version: number) => string;
  /** What stands beside the sheet. */
  children: ReactNode;
}

/** A version by its number and its day, in words. */
export const versionOf = (number: number, createdAt: number | null): string =>
  createdAt === null ? `Version ${number}, not seen by the client yet` : `Version ${number}, ${dayInWords(createdAt)}`;

function Signed({ name, signedAt, countersignedAt, sha256, dj }: Signature & { dj: string }) {
  const facts = [
    ["The client", `${name}, ${instantInWords(signedAt)}`],
    ["The DJ", countersignedAt === null ? "not signed yet" : `${dj}, ${instantInWords(countersignedAt)}`],
  ] as const;
  return (
    <section className="contract-signed" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">Signed</h2>
      <Facts className="contract-facts" facts={facts} />
      <Fingerprint
        sha256={sha256}
        text={`SHA-256 of the exact text, signed electronically. Anyone can check it on this website, at ${paths.verify}.`}
      />
    </section>
  );
}

export function Signatures({ sheet: { clientName }, signature, amends, createdAt }: ContractSheetProps) {
  const dj = site.owner?.name ?? site.legalName;
  if (signature) return <Signed {...signature} dj={dj} />;
  if (amends) return <Amended {...amends} createdAt={createdAt} />;
  return (
    <section className="contract-signatures" aria-labelledby="contract-signatures">
      <h2 id="contract-signatures">Signed</h2>
      <p>With our signatures we agree to everything above.</p>
      <div>
        {[dj, quoted(clientName)].map((name) => (
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
