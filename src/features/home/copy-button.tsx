import { useState } from "react";

/** Copies a text, where the browser can. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button className="btn btn-secondary btn-small" type="button" onClick={copy} aria-label={`Copy ${text}`}>
      <span className={copied ? "i-lucide-check" : "i-lucide-copy"} aria-hidden="true" />
      <span className="copy-label" aria-live="polite">
        {copied ? "Copied" : "Copy"}
      </span>
    </button>
  );
}
