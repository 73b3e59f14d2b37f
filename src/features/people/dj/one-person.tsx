import { dateInBrief, dayInWords, instantInWords } from "../../../platform/dates.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { bookingStatusCopy } from "../../admin/frame/labels.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { Person } from "../read-person.ts";
import { askPersonErasure, personApart, personFile } from "./paths.ts";
import { isKnown, namesOf, PersonCounts } from "./person-counts.tsx";

function PersonRecords({ person: { contacts, bookings } }: { person: Person }) {
  return (
    <ul className="panel-rows panel-entries">
      {bookings.toReversed().map(({ id, eventType, eventDate, status }) => (
        <li key={id}>
          <h3>
            <a href={bookingPaths(id).page}>
              {eventType}, {eventDate && dateInBrief(eventDate)}
            </a>
          </h3>
          <p>Booking, {bookingStatusCopy[status].label.toLowerCase()}</p>
        </li>
      ))}
      {contacts.toReversed().map(({ id, eventType, eventDate, eventCategory, createdAt }) => (
        <li key={id}>
          <h3>
            <a href={leadPaths(id).page}>
              {[eventTypeLabel(eventType), eventDate && dateInBrief(eventDate)].filter(Boolean).join(", ")}
            </a>
          </h3>
          <p>
            {eventCategory ? "Lead" : "Message"} of {instantInWords(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Subscriptions({ subscriptions }: Pick<Person, "subscriptions">) {
  return subscriptions.map(({ email, subscribed, confirmedAt, consentSource }) => {
    const agreed = confirmedAt === null ? "not confirmed yet" : `agreed on ${dayInWords(confirmedAt)}`;
    const where = consentSource ?? "by the link in a mail of this site";
    return (
      <p key={email} className="small">
        Newsletter to {email}: {confirmedAt === null ? agreed : `${agreed}, ${where}`}
        {subscribed ? "" : "; unsubscribed since"}
      </p>
    );
  });
}

/** For addresses joined by mistake. */
function OtherAddresses({ email, others }: { email: string; others: readonly string[] }) {
  if (others.length === 0) return null;
  return (
    <details>
      <summary className="text-link">Two people after all?</summary>
      <ul className="panel-rows panel-entries mt-2">
        {others.map((other) => (
          <li key={other}>
            <p>{addressInWords(other)}</p>
            <form method="post" action={personApart}>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="other" value={other} />
              <button className="btn btn-small btn-secondary" type="submit">
                Take apart
                <span className="visually-hidden">: {addressInWords(other)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function OnePerson({ email, person }: { email: string; person: Person }) {
  if (!isKnown(person)) return <p role="status">Nothing is stored of {email}.</p>;
  return (
    <Panel id="person-title" title={namesOf(person).join(", ") || addressInWords(email)}>
      <p className="text-muted person-email">{[...new Set(person.addresses.map(addressInWords))].join(", ")}</p>
      <PersonCounts person={person} />
      <Subscriptions subscriptions={person.subscriptions} />
      <PersonRecords person={person} />
      <OtherAddresses email={email} others={[...new Set(person.addresses)].filter((each) => each !== email)} />
      <div className="status-buttons">
        <a className="btn btn-secondary" href={personFile(email)} download>
          <span className="i-lucide-download" aria-hidden="true" />
          Export as JSON
        </a>
        <a className="btn btn-secondary" href={askPersonErasure(email)}>
          <span className="i-lucide-eraser" aria-hidden="true" />
          Erase…
        </a>
      </div>
    </Panel>
  );
}
