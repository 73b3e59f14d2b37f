import { getTableColumns, SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { generateNKeysBetween } from "fractional-indexing";
import { categoryOfEventType } from "../../content/event-types.ts";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { contractVersions, countersignatures, signatures } from "../../database/schema/contracts.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { payments } from "../../database/schema/payments.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { calendarDateAt, daysBetween, instantAt } from "../../platform/dates.ts";
import { dateInWords } from "../../platform/english.ts";
import { noAddressOf } from "../../platform/fields/no-address.ts";
import { hexDigest } from "../../platform/hex.ts";
import { mailboxOf } from "../../platform/mail/mailbox.ts";
import type { Actor } from "../admin/audit/model.ts";
import { clientSearchText } from "../bookings/booking-columns.ts";
import { packageLine } from "../bookings/lines.ts";
import { agreementText } from "../contracts/agreement-file.ts";
import { type Material, sheetOf } from "../contracts/make-sheet.ts";
import { searchTextOf } from "../leads/contacts.ts";
import type { BookingDraft, LeadDraft, SongDraft, SubscriberDraft } from "./drafts.ts";
import type { Judged } from "./judge.ts";

/** One parameter, because D1 takes a hundred. */
function selectOf<T extends SQLiteTable>(table: T, rows: readonly T["$inferInsert"][]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const values = rows.map((row) => {
    const given = new Map<string, unknown>(Object.entries(row));
    return columns.map(([name, column]) => {
      const value = given.get(name) ?? (column.default instanceof SQL ? null : column.default) ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    });
  });
  const selected = columns.map(
    ([, { name }], at) => sql`json_extract(value, ${sql.raw(`'$[${at}]'`)}) as ${sql.identifier(name)}`,
  );
  return sql`select ${sql.join(selected, sql`, `)} from json_each(${JSON.stringify(values)})`;
}

interface Made<D> {
  id: string;
  email: string;
  draft: D;
}

const leadRow = ({ id, email, draft: { lead, date, isLost } }: Made<LeadDraft>, now: number) => {
  const contact = { ...lead, email, eventDate: date };
  return {
    ...contact,
    id,
    source: "import",
    idempotencyKey: `import:${id}`,
    createdAt: now,
    isLeftAlone: true,
    status: isLost ? ("lost" as const) : ("contacted" as const),
    eventCategory: categoryOfEventType(lead.eventType) ?? ("private-party" as const),
    searchText: searchTextOf(contact),
  };
};

/** Confirmed on the day of the consent, so that nobody is asked again. */
const subscriberRow = ({ id, draft }: Made<SubscriberDraft>, now: number) => ({
  id,
  email: draft.email,
  mailbox: mailboxOf(draft.email),
  firstName: draft.firstName,
  createdAt: now,
  confirmedAt: instantAt(draft.consentOn, 12 * 60),
  consentSource: draft.consentSource,
});

function bookingRow({ id, email, draft }: Made<BookingDraft>, usualDays: number, now: number) {
  const booking = { ...draft.booking, clientEmail: email };
  const ahead = daysBetween(calendarDateAt(now), draft.date);
  return {
    ...booking,
    id,
    status: draft.status,
    lines: [packageLine(booking)],
    isLeftAlone: true,
    createdAt: now,
    updatedAt: now,
    balanceDays: Math.max(0, Math.min(usualDays, ahead)),
    searchText: clientSearchText(booking),
  };
}

/** The deposit first. No receipts: those came from elsewhere. */
function paymentRows({ id, draft }: Made<BookingDraft>, { by, now }: Actor) {
  const { paid, booking, receivedOn, method, paymentNote: note } = draft;
  const deposit = Math.min(paid, booking.deposit);
  const payment = (purpose: "deposit" | "balance", amount: number) => ({
    id: `${id}:${purpose}`,
    bookingId: id,
    purpose,
    method,
    amount,
    receivedOn,
    note,
    by,
    createdAt: now,
    currency: "usd",
    status: "paid" as const,
  });
  return [payment("deposit", deposit), payment("balance", paid - deposit)].filter(({ amount }) => amount > 0);
}

/** One term refers to the signed paper: nobody signed the site's words. */
async function signatureRows(
  made: Made<BookingDraft>,
  row: ReturnType<typeof bookingRow>,
  material: Material,
  by: string,
) {
  const { id, draft } = made;
  if (draft.signedOn === null) return null;
  const signedAt = instantAt(draft.signedOn, 12 * 60);
  const stored = {
    agreement: 1,
    signers: [],
    contactId: null,
    language: "en",
    quoteId: null,
    crew: null,
    minutesBetween: 0,
    holdEndsAt: null,
    payableEmail: null,
    canceledFrom: null,
    canceledAt: null,
    canceledBy: null,
    kept: null,
    sequence: 0,
    portalLinkVersion: 1,
    ...row,
  };
  const words = sheetOf(stored, material);
  const paper = `Signed elsewhere on ${dateInWords(draft.signedOn)}. The signed paper, which ${site.legalName} keeps, has the terms`;
  const sheet = {
    ...words,
    features: [],
    agreement: { ...words.agreement, terms: [{ id: "paper", heading: "The signed paper", text: `${paper}.` }] },
  };
  const text = agreementText(id, 1, sheet);
  return {
    version: { bookingId: id, number: 1, sheet, createdAt: signedAt },
    signature: {
      id,
      bookingId: id,
      number: 1,
      text,
      sha256: await hexDigest(text),
      name: row.clientName,
      by,
      consent: "",
      session: "",
      userAgent: "",
      signedAt,
    },
    countersignature: { signatureId: id, by, createdAt: signedAt },
  };
}

function songRows(
  songs: readonly { id: string; bookingId: string; draft: SongDraft }[],
  lastPositions: ReadonlyMap<string, string>,
  now: number,
) {
  return [...Map.groupBy(songs, ({ bookingId }) => bookingId)].flatMap(([bookingId, own]) => {
    const positions = generateNKeysBetween(lastPositions.get(bookingId) ?? null, null, own.length);
    return own.map(({ id, draft: { song, preference } }, at) => ({
      ...song,
      id,
      bookingId,
      preference,
      createdAt: now,
      updatedAt: now,
      position: positions[at] ?? "",
    }));
  });
}

interface MakingOf extends Pick<Material, "packages" | "written"> {
  balanceDays: number;
  lastPositions: ReadonlyMap<string, string>;
}

/** Sends no mails and writes no history. */
export async function makeRowsQueries(
  db: Database,
  judged: readonly Judged[],
  { balanceDays, lastPositions, ...material }: MakingOf,
  actor: Actor,
): Promise<BatchItem<"sqlite">[]> {
  const made = judged.flatMap(({ outcome, id, bookingId, email, draft }) =>
    outcome === "imported" && id && draft ? [{ id, bookingId, email: email || noAddressOf(id), draft }] : [],
  );
  const leads = made.flatMap(({ draft, ...each }) => (draft.kind === "lead" ? [{ ...each, draft }] : []));
  const subscribers = made.flatMap(({ draft, ...each }) => (draft.kind === "subscriber" ? [{ ...each, draft }] : []));
  const booked = made.flatMap(({ draft, ...each }) => (draft.kind === "booking" ? [{ ...each, draft }] : []));
  const songs = made.flatMap(({ draft, id, bookingId }) =>
    draft.kind === "song" && bookingId ? [{ id, bookingId, draft }] : [],
  );
  const rows = booked.map((each) => bookingRow(each, balanceDays, actor.now));
  const paid = booked.flatMap((each) => paymentRows(each, actor));
  const worded = { ...material, agreed: undefined, wordedAt: actor.now };
  const signed = (
    await Promise.all(rows.map((row, at) => (booked[at] ? signatureRows(booked[at], row, worded, actor.by) : null)))
  ).filter((each) => each !== null);
  return [
    db.insert(contacts).select(
      selectOf(
        contacts,
        leads.map((each) => leadRow(each, actor.now)),
      ),
    ),
    db.insert(bookings).select(selectOf(bookings, rows)),
    db.insert(newsletterSubscribers).select(
      selectOf(
        newsletterSubscribers,
        subscribers.map((each) => subscriberRow(each, actor.now)),
      ),
    ),
    db.insert(songRequests).select(selectOf(songRequests, songRows(songs, lastPositions, actor.now))),
    db.insert(payments).select(selectOf(payments, paid)),
    db.insert(contractVersions).select(
      selectOf(
        contractVersions,
        signed.map(({ version }) => version),
      ),
    ),
    db.insert(signatures).select(
      selectOf(
        signatures,
        signed.map(({ signature }) => signature),
      ),
    ),
    db.insert(countersignatures).select(
      selectOf(
        countersignatures,
        signed.map((each) => each.countersignature),
      ),
    ),
  ];
}
