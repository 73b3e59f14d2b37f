import { instantInWords } from "../../../platform/dates.ts";
import { Facts } from "../../../platform/ui/facts.tsx";
import { paths } from "../../site/paths.ts";
import { Fingerprint } from "../fingerprint.tsx";
import type { Signature } from "../signatures.ts";

export function Signed({ name, signedAt, countersignedAt, sha256, dj }: Signature & { dj: string }) {
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
