/** Cents as dollars: `$1,799`, or `$1,349.25` when there are cents to show. */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
