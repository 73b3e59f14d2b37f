import { dateInBrief, instantInWords } from "../../../platform/dates.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { personJoin, personPage } from "../../people/dj/paths.ts";
import type { Contact, OtherLead } from "../read-lead.ts";
import { leadPaths } from "./paths.ts";

function Other({ id, eventType, eventDate, createdAt }: OtherLead) {
  return (
    <>
      <h3>
        <a href={leadPaths(id).page}>
          {[eventTypeLabel(eventType), eventDate && dateInBrief(eventDate)].filter(Boolean).join(", ")}
        </a>
      </h3>
      <p>{instantInWords(createdAt)}</p>
    </>
  );
}

interface SamePersonProps {
  contact: Contact;
  ofSamePerson: readonly OtherLead[];
  withSamePhone: readonly OtherLead[];
}

export function SamePerson({ contact, ofSamePerson, withSamePhone }: SamePersonProps) {
  if (ofSamePerson.length === 0 && withSamePhone.length === 0) return null;
  const email = contact.email.toLowerCase();
  return (
    <Panel id="same-person-title" title="Also asked">
      <ul className="panel-rows panel-entries">
        {ofSamePerson.map((other) => (
          <li key={other.id}>
            <Other {...other} />
          </li>
        ))}
        {withSamePhone.map((other) => (
          <li key={other.id}>
            <Other {...other} />
            <form className="status-buttons mt-2" method="post" action={personJoin}>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="other" value={other.email} />
              <p className="small text-muted">
                {other.firstName} {other.lastName}, {addressInWords(other.email)}, has the same phone number. One
                person? Then both are read, exported and erased as one, and what they ask for one date is one lead.
              </p>
              <button className="btn btn-small btn-secondary" type="submit">
                Join them
                <span className="visually-hidden">: {addressInWords(other.email)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <a className="text-link" href={personPage(email)}>
        All of this person
      </a>
    </Panel>
  );
}
