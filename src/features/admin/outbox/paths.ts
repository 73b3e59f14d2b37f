import type { MailState } from "../../../content/statuses.ts";
import { withQuery } from "../../site/paths.ts";
import { adminPaths, listQuery } from "../paths.ts";

/** Query parameters of the outbox: the state that its mails have, the row that a page follows, and how many go out again. */
export const outboxQuery = { state: "state", after: "after", resent: "resent" } as const;

/** The outbox, narrowed to one state, with more parameters. */
export const outboxOf = (state: MailState | null, more: Partial<Record<"after" | "resent", string>> = {}): string => {
  const query = new URLSearchParams({ ...(state ? { [outboxQuery.state]: state } : {}), ...more }).toString();
  return query ? `${adminPaths.outbox}?${query}` : adminPaths.outbox;
};

/** One mail of the outbox, and where its new address is posted to. */
export const mailPaths = (id: string) => {
  const page = `${adminPaths.outbox}/${id}`;
  return { page, address: `${page}/address` } as const;
};

/** One of the planning mails, as it goes to events of one kind. */
export const planningMailPath = (mail: string, audience = "any"): string =>
  withQuery(`${adminPaths.planningMails}/${mail}`, { [listQuery.category]: audience === "any" ? null : audience });
