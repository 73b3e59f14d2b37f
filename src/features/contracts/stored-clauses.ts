import { and, asc, eq } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { contractClauses } from "../../database/schema/contracts.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { type ClauseWords, standardClauses } from "./clauses.ts";

export type WordedClause = Awaited<ReturnType<typeof clausesQuery>>[number];

export const clausesQuery = (db: Database) =>
  db
    .select({
      id: contractClauses.clause,
      version: contractClauses.version,
      heading: contractClauses.heading,
      text: contractClauses.text,
      withoutDeposit: contractClauses.withoutDeposit,
      createdAt: contractClauses.createdAt,
    })
    .from(contractClauses)
    .orderBy(asc(contractClauses.createdAt), asc(contractClauses.version));

/** As of `at`; the DJ's own come last. */
export function clausesAt(written: readonly WordedClause[], at: number): (ClauseWords & { version: number })[] {
  const byId = new Map<string, ClauseWords & { version: number }>(
    standardClauses.map((clause) => [clause.id, { ...clause, version: 0 }]),
  );
  for (const { id, version, heading, text, withoutDeposit, createdAt } of written)
    if (createdAt <= at) byId.set(id, { id, version, heading, text, withoutDeposit });
  return [...byId.values()];
}

/** `version` is the one to replace; 0: none of the DJ's. */
interface NewWords extends ClauseWords {
  version: number;
}

/**
 * Applies to later agreements.
 * @returns false when somebody else has changed the clause meanwhile
 */
export async function saveWords(db: Database, words: NewWords, { by, now }: Actor): Promise<boolean> {
  const { id, heading, text, withoutDeposit } = words;
  const version = words.version + 1;
  const {
    stored: [stored],
  } = await batchOf(db, {
    insertContractClauses: db
      .insert(contractClauses)
      .values({ clause: id, version, heading, text, withoutDeposit, createdAt: now, createdBy: by })
      .onConflictDoNothing(),
    audit: auditQuery(db, { what: "setting-changed", who: by, about: `clause ${id}` }, now),
    stored: db
      .select()
      .from(contractClauses)
      .where(and(eq(contractClauses.clause, id), eq(contractClauses.version, version))),
  });
  return stored?.heading === heading && stored.text === text && stored.withoutDeposit === withoutDeposit;
}
