import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, type Signer } from "../../database/schema/bookings.ts";
import { amendments } from "../../database/schema/contracts.ts";
import { eachSignerField, hasSignerAmong, signerField } from "./signer-fields.ts";
import { queueAskedMailsQuery, queueSignMailsQuery, queueSignMailsWhereQuery } from "./signer-mails.ts";

/** `change` is an SQL value made of `value`. */
const signersWith = (which: SQL, change: SQL, signers: SQL = sql`bookings.signers`): SQL =>
  sql`(select json_group_array(json(iif(${which}, ${change}, value))) from json_each(${signers}))`;

const nextVersion = sql`'$.linkVersion', json_extract(value, '$.linkVersion') + 1, '$.mailbox', null`;

const proposedSigners = sql`json_extract(amendments.after, '$.signers')`;

/** Of a row of `amendments`; `signers` is an SQL value. */
const withSigners = (signers: SQL): SQL => sql`json_set(amendments.after, '$.signers', json(${signers}))`;

/** Of open changes, whose signers `which` picks. */
const isProposedTo = (which: SQL): SQL =>
  sql`amendments.status = 'proposed' and exists (select 1 from json_each(${proposedSigners}) where ${which})`;

/** Ends their links; `to` is `null` for signing on paper. */
const signersReaddressed = (which: SQL, to: string | null, mailbox: string | null = null, signers?: SQL): SQL =>
  signersWith(which, sql`json_set(value, '$.email', ${to}, ${nextVersion}, '$.mailbox', ${mailbox})`, signers);

/**
 * `from` is an SQL value, null for nothing to correct. Asks again for signatures and for a yes to an open change, also
 * those whom the client named, as their links have ended with the client's.
 */
export const correctSignersQueries = (db: Database, from: SQL, to: string, now: number) => {
  const isTheirs = sql`bookings.signers <> '[]' and bookings.id > '' and ${from} is not null`;
  return [
    db
      .update(bookings)
      .set({ signers: signersReaddressed(sql`${signerField("email")} = ${from}`, to) })
      .where(hasSignerAmong(sql`(${from})`)),
    db
      .update(amendments)
      .set({
        after: withSigners(signersReaddressed(sql`${signerField("email")} = ${from}`, to, null, proposedSigners)),
      })
      .where(isProposedTo(sql`${signerField("email")} = ${from}`)),
    queueSignMailsWhereQuery(
      db,
      sql`${isTheirs} and (${signerField("email")} = ${to} or bookings.client_email = ${to})`,
      now,
    ),
    queueAskedMailsQuery(
      db,
      sql`${from} is not null and bookings.id in (select bookings.id from amendments
        inner join bookings on bookings.id = amendments.booking_id where amendments.status = 'proposed'
        and (bookings.client_email in (${from}, ${to}) or ${hasSignerAmong(sql`(${to})`)} or ${isProposedTo(sql`${signerField("email")} = ${to}`)}))`,
      now,
    ),
  ] as const;
};

const withoutLinks = (which: SQL, signers?: SQL): SQL =>
  signersWith(which, sql`json_set(value, '$.linkVersion', json_extract(value, '$.linkVersion') + 1)`, signers);

/** Ends the links of `addresses`, an SQL list. */
export const signersWithoutLinks = (addresses: SQL): SQL => withoutLinks(sql`${signerField("email")} in ${addresses}`);

/** The same for whom an open change asks to sign. */
export const proposedWithoutLinksQuery = (db: Database, addresses: SQL) => {
  const isTheirs = sql`${signerField("email")} in ${addresses}`;
  return db
    .update(amendments)
    .set({ after: withSigners(withoutLinks(isTheirs, proposedSigners)) })
    .where(isProposedTo(isTheirs));
};

/** Who has signed an open change in another text than the one with `sha256` signs anew, by a new link. */
export const signChangeAnewQueries = (db: Database, bookingId: string, sha256: string, now: number) => {
  const isOther = sql`json_extract(yes.value, '$.signed.sha256') <> ${sha256}`;
  return [
    db
      .update(amendments)
      .set({
        after: withSigners(
          withoutLinks(
            sql`exists (select 1 from json_each(amendments.yeses) as yes where json_extract(yes.value, '$.signer') = ${eachSignerField("id")} and ${isOther})`,
            proposedSigners,
          ),
        ),
        yeses: sql`(select json_group_array(json(yes.value)) from json_each(amendments.yeses) as yes where ${isOther} is not true)`,
      })
      .where(and(eq(amendments.bookingId, bookingId), sql`amendments.status = 'proposed'`)),
    queueAskedMailsQuery(db, sql`bookings.id = ${bookingId}`, now),
  ] as const;
};

/** Ends the links that the client gave out. */
export const namedWithoutLinks = withoutLinks(sql`${signerField("mailbox")} is not null`);

/** `addresses` is an SQL list. */
export const signersErased = (signers: SQL, addresses: SQL, name: string): SQL =>
  sql`(select json_group_array(json(iif(${signerField("email")} in ${addresses},
    json_set(value, '$.name', ${name}, '$.email', null, ${nextVersion}), value))) from json_each(${signers}))`;

/** Known signers keep their addresses and links, which may have been corrected while the change was open. */
export const signersAsTheyAre = (changed: readonly Signer[]): SQL =>
  sql`(select json_group_array(json(coalesce((select json_set(given.value, '$.email', ${signerField("email", "known.value")},
      '$.linkVersion', ${signerField("linkVersion", "known.value")}, '$.mailbox', ${signerField("mailbox", "known.value")}) from json_each(bookings.signers) as known
      where ${signerField("id", "known.value")} = ${signerField("id", "given.value")}), given.value))) from json_each(${JSON.stringify(changed)}) as given)`;

/**
 * Ends the old link, and mails the new one for what waits for them: a signature, or a yes. Of whom an open change asks
 * to sign, another address also ends what was signed by the old one. Without `email` only the link changes; a `mailbox`
 * says that the client does it, who may only correct the address of somebody they named, before that signer has signed.
 * Gives whether there was such a signer.
 */
export async function changeSignersLink(
  db: Database,
  { bookingId, signer, email, mailbox }: { bookingId: string; signer: string; email?: string | null; mailbox?: string },
  now: number,
): Promise<boolean> {
  const isByClient = mailbox !== undefined;
  const isTheirs = sql`(${signerField("mailbox")} is not null and not exists (select 1 from signatures
    where signatures.booking_id = ${bookingId} and signatures.signer = ${eachSignerField("id")}))`;
  const isThis = sql`${signerField("id")} = ${signer} and (${!isByClient} or ${isTheirs})`;
  const isOther =
    email === undefined ? sql`${signerField("email")} is not null` : sql`${signerField("email")} is not ${email}`;
  const changedIn = (signers: SQL) =>
    email === undefined
      ? signersWith(isThis, sql`json_set(value, ${nextVersion})`, signers)
      : signersReaddressed(isThis, email, mailbox, signers);
  const isSigned = sql`(json_extract(value, '$.signer') = ${signer} and json_extract(value, '$.signed') is not null)`;
  const [changed, joining] = await db.batch([
    db
      .update(bookings)
      .set({ signers: changedIn(sql`bookings.signers`) })
      .where(
        and(
          eq(bookings.id, bookingId),
          sql`exists (select 1 from json_each(bookings.signers) where ${isThis} and ${isOther})`,
        ),
      )
      .returning({ id: bookings.id }),
    db
      .update(amendments)
      .set({
        after: withSigners(changedIn(proposedSigners)),
        ...(email === undefined
          ? {}
          : {
              yeses: sql`(select json_group_array(json(value)) from json_each(amendments.yeses) where not ${isSigned})`,
            }),
      })
      .where(and(eq(amendments.bookingId, bookingId), isProposedTo(sql`${isThis} and ${isOther}`)))
      .returning({ id: amendments.id }),
    queueSignMailsQuery(db, bookingId, now),
    queueAskedMailsQuery(db, sql`bookings.id = ${bookingId}`, now),
  ]);
  return changed.length + joining.length > 0;
}
