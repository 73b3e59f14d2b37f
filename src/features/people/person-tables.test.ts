import code from "virtual:sources";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";

/* Whoever adds a table says here what becomes of it when a person is read or erased. */

const modules = import.meta.glob<Record<string, unknown>>("../../database/schema/*.ts", { eager: true });

const tables = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, table]) => {
    if (!is(table, SQLiteTable)) return [];
    const { name: stored, columns, foreignKeys } = getTableConfig(table);
    const parents = foreignKeys.map(({ reference, onDelete }) => ({
      stored: getTableConfig(reference().foreignTable).name,
      takesRows: onDelete === "cascade",
    }));
    return [{ name, stored, columns: columns.map((column) => column.name), parents }];
  });

type Table = (typeof tables)[number];
type IsEnough = (parent: Table["parents"][number]) => boolean;

const isOf = ({ parents }: Table, found: ReadonlySet<string>, isEnough: IsEnough) =>
  parents.some((parent) => isEnough(parent) && found.has(parent.stored));

/** `first`, and the tables whose rows belong to theirs. */
function withTheirs(first: readonly Table[], isEnough: IsEnough = () => true) {
  const found = new Set(first.map(({ stored }) => stored));
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const table of tables) if (isOf(table, found, isEnough)) found.add(table.stored);
  }
  return tables.filter(({ stored }) => found.has(stored));
}

/** By a column that names a person or what is theirs. */
const personal = withTheirs(
  tables.filter(({ columns }) =>
    columns.some((column) => /^(?:email|recipient|clientEmail|bookingId|contactId)$/.test(column)),
  ),
).map(({ name }) => name);

const usesIn = (list: typeof code.writes, files: RegExp) => list.filter(({ from }) => files.test(from));

const outsideOf = (reached: readonly string[]) => personal.filter((name) => !reached.includes(name)).toSorted();

const sums = "days and sums alone";
const ofStripe = "sums and ids at Stripe";
const guestsPhones = "hashes of guests' phones, which retention.ts removes";
const ofTheDj = "the administrators' own";

/** With reasons, as all below. */
const stays = {
  announcedPayments: sums,
  checkouts: ofStripe,
  countersignatures: "evidence of what was signed",
  disputes: ofStripe,
  guestPhones: guestsPhones,
  paymentEvents: ofStripe,
  paymentParts: sums,
  signatures: "evidence of what was signed",
  users: ofTheDj,
};

const unread = {
  announcedPayments: sums,
  checkouts: ofStripe,
  guestPhones: guestsPhones,
  guestVotes: guestsPhones,
  momentTaps: "what the DJ begins on the night",
  paymentEvents: ofStripe,
  paymentParts: sums,
  planKeySessions: "secrets of browsers",
  planTicks: "what the DJ has done on the night",
  users: ofTheDj,
};

const namesOf = (listed: object): string[] => Object.keys(listed).toSorted();

const inErasing = /people\/(?:erase-person|rows-of-evenings|rows-of-papers|email-addresses)\.ts$/;
const inReading = /people\/(?:read-person|rows-of-evenings|rows-of-papers|named-signers)\.ts$/;

it("erasing a person reaches every table that holds something of one, but what accounts and evidence need", () => {
  const uses = usesIn(code.writes, inErasing);
  const removed = new Set(uses.filter(({ method }) => method === "delete").map(({ table }) => table));
  const gone = withTheirs(
    tables.filter(({ name }) => removed.has(name)),
    ({ takesRows }) => takesRows,
  );
  expect(outsideOf([...uses.map(({ table }) => table), ...gone.map(({ name }) => name)])).toEqual(namesOf(stays));
});

it("the file of a person has every table that holds something of one, but what only the site works with", () => {
  expect(outsideOf(usesIn(code.reads, inReading).map(({ table }) => table))).toEqual(namesOf(unread));
});
