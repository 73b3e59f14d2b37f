import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { importRows, type imports } from "../../database/schema/imports.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { dollars } from "../../platform/money.ts";
import { clausesQuery } from "../contracts/stored-clauses.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { settingsFrom } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import type { Known } from "./judge.ts";

const lettersOf = (phone: SQL) =>
  sql`substr(replace(replace(replace(replace(replace(replace(${phone}, '(', ''), ')', ''), '-', ''), ' ', ''), '+', ''), '.', ''), -10)`;

const songsOfQuery = (db: Database, bookingIds: string) =>
  db
    .select({
      id: songRequests.id,
      bookingId: songRequests.bookingId,
      position: songRequests.position,
      title: songRequests.title,
      artist: songRequests.artist,
    })
    .from(songRequests)
    .where(sql`${songRequests.bookingId} in (select value from json_each(${bookingIds}))`);

export async function readKnown(
  db: Database,
  { id, columns, options: { as } }: Pick<typeof imports.$inferSelect, "id" | "columns" | "options">,
  waiting: readonly { cells: readonly string[] }[],
) {
  const cells = waiting.flatMap((row) => row.cells.map((cell) => cell.trim()));
  const mails = JSON.stringify([
    ...new Set(cells.filter((cell) => cell.includes("@")).map((cell) => cell.toLowerCase())),
  ]);
  const phones = JSON.stringify([
    ...new Set(cells.map((cell) => cell.replace(/\D/g, "").slice(-10)).filter((each) => each.length >= 7)),
  ]);
  const among = (list: string) => sql`(select value from json_each(${list}))`;
  const { leads, booked, subscribed, before, packages, set, written } = await batchOf(db, {
    leads: db
      .select({
        id: contacts.id,
        phone: contacts.phone,
        eventDate: contacts.eventDate,
        name: sql<string>`${contacts.firstName} || ' ' || ${contacts.lastName}`,
        email: sql<string>`lower(${contacts.email})`,
        kind: contacts.eventType,
        company: contacts.companyName,
        venue: contacts.venue,
        guests: contacts.guestCount,
      })
      .from(contacts)
      .where(
        sql`lower(${contacts.email}) in ${among(mails)} or ${lettersOf(sql`${contacts.phone}`)} in ${among(phones)}`,
      ),
    booked: db
      .select({
        id: bookings.id,
        name: bookings.clientName,
        email: bookings.clientEmail,
        phone: bookings.clientPhone,
        eventDate: bookings.eventDate,
        isActive: sql<boolean>`${bookings.status} in ('hold', 'confirmed')`.mapWith(Boolean),
        kind: bookings.eventType,
        company: bookings.companyName,
        venue: bookings.venue,
        city: bookings.city,
        start: bookings.startTime,
        end: bookings.endTime,
        package: bookings.packageName,
        price: bookings.price,
      })
      .from(bookings)
      .where(
        sql`${bookings.status} in ('hold', 'confirmed') or ${bookings.clientEmail} in ${among(mails)}
          or ${lettersOf(sql`${bookings.clientPhone}`)} in ${among(phones)}`,
      ),
    subscribed: db
      .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(sql`${newsletterSubscribers.email} in ${among(mails)}`),
    before: db
      .select({ number: importRows.number, cells: importRows.cells, outcome: importRows.outcome })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, id),
          inArray(importRows.outcome, columns.includes("project") ? ["skipped", "imported"] : ["skipped"]),
        ),
      )
      .orderBy(asc(importRows.number)),
    packages: listPackagesQuery(db),
    set: settingsQuery(db),
    written: clausesQuery(db),
  });
  // A second round trip: it needs the bookings found.
  const songs = as === "songs" ? await songsOfQuery(db, JSON.stringify(booked.map(({ id }) => id))) : [];
  const lastPositions = new Map<string, string>();
  for (const { bookingId, position } of songs)
    if (position > (lastPositions.get(bookingId) ?? "")) lastPositions.set(bookingId, position);
  const known: Known[] = [
    ...booked.map(
      ({ id, name, email, phone, eventDate, isActive, price, ...others }): Known => ({
        kind: "booking",
        id,
        name,
        email,
        phone,
        eventDate,
        isActive,
        told: { name, email, phone, price: dollars(price), ...others },
      }),
    ),
    ...subscribed.map(
      (each): Known => ({
        ...each,
        kind: "subscriber",
        name: each.email,
        phone: null,
        eventDate: null,
        isActive: false,
        told: {},
      }),
    ),
    ...leads.map(
      ({ id, name, email, phone, eventDate, ...others }): Known => ({
        kind: "lead",
        id,
        name,
        email,
        phone,
        eventDate,
        isActive: false,
        told: { name, email, phone, ...others },
      }),
    ),
  ];
  return { known, songs, before, lastPositions, packages, balanceDays: settingsFrom(set).balanceDays, written };
}
