import { dialled } from "../../../admin/frame/dialled.ts";
import type { GigSheet } from "../../gig-sheet.ts";

export function GigCalls({ contacts }: { contacts: GigSheet["contacts"] }) {
  return (
    <section>
      <h3>Who to call</h3>
      <ul className="gig-calls">
        {contacts.map(({ name, role, phone }) => {
          const number = dialled(phone);
          return (
            <li key={`${name} ${phone}`}>
              <span>{[name, role].filter(Boolean).join(", ")}</span>
              {number ? <a href={`tel:${number}`}>{phone}</a> : phone}
            </li>
          );
        })}
      </ul>
      {contacts.length === 0 ? <p>Nobody is named yet.</p> : null}
    </section>
  );
}
