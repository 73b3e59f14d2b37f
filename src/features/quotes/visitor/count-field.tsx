import type { AddOn, Choice, Rates } from "../../prices/model.ts";

export function CountField({ addOn, count, step }: { addOn: AddOn; count: number } & Pick<AddOnFieldsProps, "step">) {
  const { id, name, most } = addOn;
  const button = (by: 1 | -1) => (
    <button
      type="button"
      aria-label={`${by > 0 ? "One more of" : "One less of"} ${name}`}
      disabled={by > 0 ? count >= most : count <= 0}
      onClick={({ currentTarget }) => {
        const input = currentTarget.parentElement?.querySelector<HTMLInputElement>("input[name=counts]");
        if (input) step?.(input, by);
      }}
    >
      <span className={by > 0 ? "i-lucide-plus" : "i-lucide-minus"} aria-hidden="true" />
    </button>
  );
  return (
    <div className="quote-count" data-chosen={count > 0 || undefined}>
      <input type="hidden" name="addOns" value={id} />
      {step ? button(-1) : null}
      <input
        type="number"
        name="counts"
        aria-labelledby={`${id}-name`}
        min={0}
        max={most}
        step={1}
        inputMode="numeric"
        defaultValue={count}
      />
      {step ? button(1) : null}
    </div>
  );
}

export interface AddOnFieldsProps {
  choice: Choice;
  rates: Rates;
  /** Moves a count by one in place; without it the number is typed. */
  step?: ((input: HTMLInputElement, by: 1 | -1) => void) | undefined;
}
