import type { MailState } from "../../../content/statuses.ts";
import { adminPaths } from "../paths.ts";

/** `after` is the row before the page, `resent` how many are sent again. */
export const outboxParameters = { state: "state", after: "after", resent: "resent" } as const;

export const outboxOf = (state: MailState | null, more: Partial<Record<"after" | "resent", string>> = {}): string => {
  const query = new URLSearchParams({ ...(state ? { [outboxParameters.state]: state } : {}), ...more }).toString();
  return query ? `${adminPaths.outbox}?${query}` : adminPaths.outbox;
};

export const mailPaths = (id: string) => {
  const page = `${adminPaths.outbox}/${id}`;
  return { page, address: `${page}/address`, told: `${page}/told` } as const;
};

export const mailAddressFragment = "#mail-address";
