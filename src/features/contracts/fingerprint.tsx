import { useWords } from "../../platform/pages/words.ts";

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
