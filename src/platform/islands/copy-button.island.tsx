import { useEffect, useState } from "react";
import { island } from "./define.ts";

const english = {
  copy: "Copy",
  copied: "Copied.",
  refused: "The browser did not allow it: select it and copy it.",
};

/** Shown only with script. */
function CopyButton({ text, words = english }: { text: string; words?: typeof english }) {
  const [said, setSaid] = useState("");
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.refused),
    );
  return (
    <span className="flex flex-wrap items-center gap-3">
      <button type="button" className="btn btn-secondary btn-small" hidden={!ready} onClick={() => void copy()}>
        <span className="i-lucide-copy" aria-hidden="true" />
        {words.copy}
      </button>
      <span role="status">{said}</span>
    </span>
  );
}

export default island("copy-button", CopyButton);
