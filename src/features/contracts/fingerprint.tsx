export function Fingerprint({ sha256, text }: { sha256: string; text: string }) {
  return (
    <div className="fingerprint">
      <span className="i-lucide-fingerprint no-print" aria-hidden="true" />
      <div>
        <b>Fingerprint of this text</b>
        <code>{sha256.match(/.{1,4}/g)?.join(" ")}</code>
        <p>{text}</p>
      </div>
    </div>
  );
}
