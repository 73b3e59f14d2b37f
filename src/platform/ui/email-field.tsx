import { useRef, useState } from "react";
import { likelyAddress } from "../fields/mail-domain.ts";
import { TextField, type TextFieldProps } from "./field.tsx";

/** An e-mail address. Where its domain looks mistyped, the likely one is offered beneath it; nothing is refused for that. */
export function EmailField(props: Omit<TextFieldProps, "type" | "autoComplete" | "placeholder" | "hint">) {
  const [offer, setOffer] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function take(address: string) {
    setOffer(null);
    if (!input.current) return;
    input.current.value = address;
    // The form looks at the field again, as it does when somebody types.
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
      // Not when the field is left: what appears beneath it then would move what is being pressed.
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
