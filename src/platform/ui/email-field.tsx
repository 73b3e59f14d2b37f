import { useRef, useState } from "react";
import { likelyAddress } from "../fields/mail-domain.ts";
import { TextField, type TextFieldProps } from "./field.tsx";

/** Offers the likely address where a domain looks mistyped; refuses nothing for that. */
export function EmailField(props: Omit<TextFieldProps, "type" | "autoComplete" | "placeholder" | "hint">) {
  const [offer, setOffer] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function take(address: string) {
    setOffer(null);
    if (!input.current) return;
    input.current.value = address;
    // Has the form check the field again.
    input.current.dispatchEvent(new InputEvent("input", { bubbles: true }));
    input.current.focus();
  }

  return (
    <TextField
      {...props}
      ref={input}
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      // On input, not on blur: the offer would move what is being pressed.
      onInput={(event) => setOffer(likelyAddress(event.currentTarget.value))}
      hint={
        <span aria-live="polite">
          {offer ? (
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
