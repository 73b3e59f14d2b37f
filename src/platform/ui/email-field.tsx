import { useRef, useState } from "react";
import { chosenAddress, likelyAddress } from "../fields/mail-domain.ts";
import { fill } from "../language.ts";
import { TextField, type TextFieldProps } from "./field.tsx";
import { useUiWords } from "./words.ts";

/** Works without JavaScript. */
function Offer({ typed, likely, take }: { typed: string; likely: string; take: (address: string) => void }) {
  const words = useUiWords();
  return (
    <span className="flex flex-wrap gap-2 mt-2">
      <button
        type="submit"
        className="btn btn-secondary btn-small"
        name={chosenAddress}
        value={likely}
        onClick={() => take(likely)}
      >
        {fill(words.use, { address: likely })}
      </button>
      {typed.includes(" ") || !typed.slice(typed.lastIndexOf("@")).includes(".") ? null : (
        <button type="submit" className="btn btn-quiet btn-small" name={chosenAddress} value={typed}>
          {fill(words.keep, { address: typed })}
        </button>
      )}
    </span>
  );
}

export function EmailField(props: Omit<TextFieldProps, "type" | "autoComplete" | "placeholder" | "hint">) {
  const [offer, setOffer] = useState<string | null>(null);
  const { didYouMean, emailExample } = useUiWords();
  const [before, after] = didYouMean.split("{address}");
  const input = useRef<HTMLInputElement>(null);

  function take(address: string) {
    setOffer(null);
    if (!input.current) return;
    input.current.value = address;
    input.current.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.current.focus();
  }

  const typed = props.entry?.trim() ?? "";
  const likely = props.error === undefined ? null : likelyAddress(typed, true);
  return (
    <TextField
      {...props}
      ref={input}
      type="email"
      autoComplete="email"
      placeholder={emailExample}
      // On blur the offer would move what is being pressed.
      onInput={(event) => setOffer(likelyAddress(event.currentTarget.value))}
      hint={
        <span aria-live="polite">
          {likely ? <Offer typed={typed} likely={likely} take={take} /> : null}
          {offer && !likely ? (
            <>
              {before}
              <button type="button" className="text-link" onClick={() => take(offer)}>
                {offer}
              </button>
              {after}
            </>
          ) : null}
        </span>
      }
    />
  );
}
