/** Making a formatter costs about as much as rendering a card, so each is made once, when it is first asked for. */
function dollarsOf(minimumFractionDigits: number): () => Intl.NumberFormat {
  let made: Intl.NumberFormat | undefined;
  return () => {
    made ??= new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits });
    return made;
  };
}
const whole = dollarsOf(0);
const exact = dollarsOf(2);

/** Cents as dollars: `$1,799`, or `$1,349.25` when there are cents to show. */
export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : exact)().format(cents / 100);

/** Cents as dollars of a bill, always with cents and with a minus sign: `$2,499.00`, `−$624.75`. */
export const billDollars = (cents: number): string =>
  exact()
    .format(cents / 100)
    .replace("-", "−");

/** Two prices in cents as one range: "$795 to $1,995". */
export const rangeInWords = (least: number, most: number): string =>
  least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;

/** Cents as a column of numbers has them: "1349.00". */
export const decimalDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Cents as a form shows them: "1349.25", or "1349" when there are no cents. */
export const dollarEntry = (cents: number): string => decimalDollars(cents).replace(/\.00$/, "");

/** An amount as people write dollars: "1,349.25", "$1349". */
export const dollarAmount = /^\$? ?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

/** A {@link dollarAmount} in cents. */
export const centsOf = (amount: string): number => Math.round(Number(amount.replace(/[$, ]/g, "")) * 100);

const less = /^\s*[-−]/;

/** An amount in cents that may take something off: "100", "-$62.50"; `null` when it is none. */
export function signedCentsOf(text: string): number | null {
  const plain = text.replace(less, "").trim();
  if (!dollarAmount.test(plain)) return null;
  return less.test(text) ? 0 - centsOf(plain) : centsOf(plain);
}
