import { contactStatuses } from "../../../content/statuses.ts";
import { contactStatusCopy } from "../../admin/frame/statuses.ts";
import type { Contact } from "../lead-in-full.ts";
import { leadPaths } from "./paths.ts";

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
