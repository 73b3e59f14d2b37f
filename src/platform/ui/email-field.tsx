import { useRef, useState } from "react";
import { chosenAddress, likelyAddress } from "../fields/mail-domain.ts";
import { TextField, type TextFieldProps } from "./field.tsx";

/** Works without JavaScript. */
function Offer({ typed, likely, take }: { typed: string; likely: string; take: (address: string) => void }) {
  return (
    <span className="flex flex-wrap gap-2 mt-2">
      <button
        type="submit"
        className="btn btn-secondary btn-small"
        name={chosenAddress}
        value={likely}
        onClick={() => take(likely)}
      >
        {`Use ${likely}`}
      </button>
      {typed.includes(" ") || !typed.slice(typed.lastIndexOf("@")).includes(".") ? null : (
        <button type="submit" className="btn btn-quiet btn-small" name={chosenAddress} value={typed}>
          {`Keep ${typed}`}
        </button>
      )}
    </span>
  );
}

export function EmailField(props: Omit<TextFieldProps, "type" | "autoComplete" | "placeholder" | "hint">) {
  const [offer, setOffer] = useState<string | null>(null);
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
      placeholder="you@example.com"
      // On blur the offer would move what is being pressed.
      onInput={(event) => setOffer(likelyAddress(event.currentTarget.value))}
      hint={
        <span aria-live="polite">
          {likely ? <Offer typed={typed} likely={likely} take={take} /> : null}
          {offer && !likely ? (
            <>
              Did you mean{" "}
              <button type="button" className="text-link" onClick={() => take(offer)}>
                {offer}
              </button>
              ?
            </>
          ) : null}
        </span>
      }
    />
  );
}
