import { randomUUID } from "node:crypto";
import { databaseIn } from "../scripts/wrangler.ts";
import { searchTextOf } from "../src/features/leads/contacts.ts";
import { addDays, calendarDateAt } from "../src/platform/dates.ts";

const MINUTE = 60_000;

/** Contacts that came ten minutes after each other, and how many such spans the others are spread over. */
const NEWEST = 100;
const YEARS = 3 * 365 * 24 * 6;

/** What grows along with the contacts. */
const share = { bookings: 0.2, requests: 0.5, subscribers: 0.2 } as const;

const pick = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
};

const categories = ["wedding", "corporate", "private-party", null] as const;
const statuses = ["new", "contacted", "quoted", "booked", "lost"] as const;

const question = "We would like it right after the speeches. Is that fine with the band's break?";

/** Bookings that have a date to come, every other day: as many whatever the size, so that the answers are the same. */
const ahead = 150;

/** The date and the status of a booking: those that are not ahead were played in twenty years, or called off in the next two. */
function dateOf(index: number): [string, string] {
  const rest = index - ahead;
  const today = calendarDateAt(Date.now());
  if (rest < 0) return [addDays(today, 2 * index + 1), index % 3 ? "confirmed" : "hold"];
  return rest % 2
    ? [addDays(today, -1 - (rest % (20 * 365))), "completed"]
    : [addDays(today, rest % (2 * 365)), "cancelled"];
}

/** Fills the database in `folder`: `count` contacts, and what belongs to so many. */
export function seed(folder: string, count: number): void {
  const database = databaseIn(folder);
  const now = Date.now();
  const contact = database.prepare(
    `INSERT INTO contacts (id, first_name, last_name, email, phone, event_date, event_type, guest_count, budget, details,
      discount_code, status, event_category, idempotency_key, answered_at, search_text, created_at)
      VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  );
  const booking = database.prepare(
    `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, venue, city,
      package_name, price, status, created_at, updated_at) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  );
  const request = database.prepare(
    `INSERT INTO client_requests (id, client_email, type, subject, message, status, created_at, updated_at)
      VALUES (?,?,?,?,?,?,?,?)`,
  );
  database.exec("BEGIN");
  for (let index = 0; index < count; index++) {
    // Whatever the size, the newest contacts are minutes apart: the pages show the same. The others fill three years.
    const age = count - index;
    const at = now - (age <= NEWEST ? age : NEWEST + (age - NEWEST) * (YEARS / count)) * 10 * MINUTE;
    const category = pick(categories, index);
    const status = pick(statuses, Math.floor(index / 4));
    const details = `First dance at ${index % 12}, and a song for the table of number ${index}.`;
    // The rare word is as rare in all: what is shown for it is the same.
    const lastName = count - index <= 20 ? "Okonkwo" : `Surname${index % 500}`;
    const person = { firstName: `Client${index % 997}`, lastName, email: `client${index}@example.com` } as const;
    const asked = { phone: "(813) 555-0100", eventType: "Wedding Reception", details } as const;
    contact.run(
      ...[randomUUID(), person.firstName, person.lastName, person.email, asked.phone, "2027-06-12", asked.eventType],
      ...["101-200", "$2,500-$5,000", details, category && "CODE25", status, category, randomUUID()],
      ...[status === "new" ? null : at + 60 * MINUTE, searchTextOf({ ...person, ...asked }), at],
    );
  }
  for (let index = 0; index < count * share.bookings; index++) {
    const [day, status] = dateOf(index);
    const client = [randomUUID(), `Client ${index}`, `client${index}@example.com`, day, "18:00", "23:00"] as const;
    booking.run(...client, "Birthday Party", "Pier 60", "Tampa", "PREMIUM", 249_900, status, now, now);
  }
  for (let index = 0; index < count * share.requests; index++) {
    const at = now - index * MINUTE;
    const status = index % 5 === 0 ? "pending" : "completed";
    request.run(randomUUID(), `client${index}@example.com`, "timeline", `Question ${index}`, question, status, at, at);
  }
  const subscriber = database.prepare(
    "INSERT INTO newsletter_subscribers (id, email, subscribed, confirmed_at, created_at) VALUES (?,?,?,?,?)",
  );
  for (let index = 0; index < count * share.subscribers; index++)
    subscriber.run(randomUUID(), `client${index}@example.com`, index % 10 ? 1 : 0, index % 3 ? now : null, now);
  database.exec("COMMIT");
  database.close();
}
