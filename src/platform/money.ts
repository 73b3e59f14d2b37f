/** Made once, on first use: a formatter costs about as much as rendering a card. */
function dollarsOf(minimumFractionDigits: number): () => Intl.NumberFormat {
  let made: Intl.NumberFormat | undefined;
  return () => {
    made ??= new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits });
    return made;
  };
}
const whole = dollarsOf(0);
const exact = dollarsOf(2);

const inWords = (format: Intl.NumberFormat, cents: number): string => format.format(cents / 100).replace("-", "−");

/** `$1,500`, or `−$624.75` with cents. */
export const dollars = (cents: number): string => inWords((cents % 100 === 0 ? whole : exact)(), cents);

/** `$2,499.00` */
export const billDollars = (cents: number): string => inWords(exact(), cents);

/** "1349.00" */
export const decimalDollars = (cents: number): string => (cents / 100).toFixed(2);

/** "1349.25", or "1349" without cents. */
export const dollarEntry = (cents: number): string => decimalDollars(cents).replace(/\.00$/, "");

/** "1,349.25", "$1349" */
export const dollarAmount = /^\$? ?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

export const centsOf = (amount: string): number => Math.round(Number(amount.replace(/[$, ]/g, "")) * 100);

const less = /^\s*[-−]/;

/** "100", "-$62.50" */
export function signedCentsOf(text: string): number | null {
  const plain = text.replace(less, "").trim();
  if (!dollarAmount.test(plain)) return null;
  return less.test(text) ? 0 - centsOf(plain) : centsOf(plain);
}
