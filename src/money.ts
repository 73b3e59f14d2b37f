// Making a formatter costs about as much as rendering a card, so each is made once.
const dollarsOf = (fractionDigits: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits: fractionDigits });
const whole = dollarsOf(0);
const exact = dollarsOf(2);

/** Cents as dollars: `$1,799`, or `$1,349.25` when there are cents to show. */
export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100);
