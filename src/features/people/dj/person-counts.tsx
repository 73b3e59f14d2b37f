import type { CalendarDate } from "../../../platform/dates.ts";
import { dateInWords } from "../../../platform/english.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import type { Person } from "../read-person.ts";

const countsOf = ({
  contacts,
  bookings,
  requests,
  replies,
  subscriptions,
  sessions,
  signsFor,
  paysFor,
  broughtAlong,
  mails,
}: Person) => ({
  "Leads and messages": contacts.length,
  "Notes and changes of status": contacts.reduce((sum, { events }) => sum + events.length, 0),
  Bookings: bookings.length,
  Songs: bookings.reduce((sum, { songs }) => sum + songs.length, 0),
  "Contracts, by versions": bookings.reduce((sum, { contracts }) => sum + contracts.length, 0),
  Signatures: bookings.reduce((sum, { signatures }) => sum + signatures.length, 0),
  Payments: bookings.reduce((sum, { payments }) => sum + payments.length, 0),
  Invoices: bookings.reduce((sum, { invoices }) => sum + invoices.length, 0),
  "Agreements to sign for or with a client": signsFor.length,
  "Bookings whose bills they get": paysFor.length,
  Requests: requests.length,
  "Replies by mail": replies.length,
  "Rows of files that were brought along": broughtAlong.length,
  "Newsletter subscriptions": subscriptions.length,
  "Logins to the portal": sessions.length,
  Mails: mails.length,
});

export const isKnown = (person: Person): boolean => Object.values(countsOf(person)).some((count) => count > 0);

export const namesOf = ({ contacts, bookings, signsFor }: Person): string[] => [
  ...new Set([
    ...contacts.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...bookings.map(({ clientName }) => clientName),
    ...signsFor.map(({ name }) => name),
  ]),
];

/** Held or confirmed. */
export const aheadOf = ({ bookings }: Person, today: CalendarDate): string[] =>
  bookings
    .filter(({ eventDate, status }) => eventDate >= today && (status === "hold" || status === "confirmed"))
    .map(({ eventDate, eventType, status }) => {
      const date = dateInWords(eventDate);
      return `${eventType}, ${date} (${status})`;
    });

export function PersonCounts({ person }: { person: Person }) {
  return <DetailList className="facts" facts={Object.entries(countsOf(person))} />;
}
