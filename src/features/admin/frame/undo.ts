import { contactStatuses } from "../../../content/statuses.ts";
import { leadPaths } from "../../leads/dj/paths.ts";

/** A form that takes back what was just done. */
export interface Undo {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** Parts of an address that name a lead and the status that it had. */
const undoText = /^([\w-]{1,64})\.([a-z]+)$/;

/** What an address says of the status that a lead had before; see {@link undoOfLead}. */
export const undoParameter = (id: string, was: string): string => `${id}.${was}`;

/** The way back to the status that a lead had, as the address names it; `back` leads to where the button stands. */
export function undoOfLead(named: string | undefined, back: Readonly<Record<string, string>> = {}): Undo | null {
  const [, id, was] = undoText.exec(named ?? "") ?? [];
  const status = contactStatuses.find((each) => each === was);
  return id && status ? { action: leadPaths(id).status, fields: { ...back, status, undo: "yes" } } : null;
}
