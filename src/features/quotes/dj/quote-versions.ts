/** Where a version of a quote stands, as the DJ reads it. */
export const quoteStateLabels = {
  open: "Open",
  expired: "Expired",
  superseded: "Replaced",
  accepted: "Accepted",
  declined: "Declined",
} as const;

/** A version of a quote as the lead's pages show it: `total` in cents. */
export interface ShownVersion {
  id: string;
  version: number;
  state: keyof typeof quoteStateLabels;
  total: number;
  by: string | null;
  createdAt: number;
  reason: string | null;
}
