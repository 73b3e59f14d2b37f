import type { Contact } from "../../business/leads/lead-in-full.ts";
import { contactStatuses } from "../../vocabulary/statuses.ts";
import { contactStatusCopy } from "../frame/statuses.ts";
import { leadPaths } from "../lead-paths.ts";

/** The status as a row of buttons. */
export function StatusButtons({ id, status }: Pick<Contact, "id" | "status">) {
  return (
    <form className="status-buttons" method="post" action={leadPaths(id).status}>
      <input type="hidden" name="was" value={status} />
      {contactStatuses.map((name) => (
        <button
          key={name}
          className="choice"
          type="submit"
          name="status"
          value={name}
          aria-current={name === status ? "true" : undefined}
        >
          <span className="i-lucide-check" aria-hidden="true" />
          <span>{contactStatusCopy[name].label}</span>
        </button>
      ))}
    </form>
  );
}
