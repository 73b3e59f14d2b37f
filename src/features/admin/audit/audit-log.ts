import { and, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { askedRows, type Position, pageBy } from "../../../database/page-of.ts";
import { auditLog } from "../../../database/schema/audit.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import type { AuditedAct } from "./model.ts";

/** Milliseconds for which a line of the log is kept. */
export const auditRetention = 400 * day;

interface Audited {
  what: AuditedAct;
  /** An administrator's e-mail, or a word for who is none. */
  who: string;
  /** What it was done to: a table, an id, an address of the site. */
  about?: string;
  /** Of what comes in floods: the same line is written once an hour. */
  hourly?: true;
  /** A line of this id is written once. */
  id?: string;
}

/** A statement that writes a line of the audit log, where `condition` holds. */
export function auditQuery(db: Database, { what, who, about, hourly, id }: Audited, now: number, condition?: SQL) {
  const ofHour = `${what}:${who}:${about}:${Math.floor(now / hour)}`;
  const lineId = id ?? (hourly ? ofHour : crypto.randomUUID());
  // The columns in the order of the schema.
  return db
    .insert(auditLog)
    .select(
      sql`select ${lineId} as id, ${what} as what, ${who} as who, ${about ?? null} as about, ${now} as created_at
        where ${condition ?? sql`true`}`,
    )
    .onConflictDoNothing({ target: auditLog.id });
}

/**
 * A statement that puts a name under what triggers have written while an administrator's request was handled. Both times
 * are the database's own.
 */
export const signAuditedQuery = (db: Database, who: string) =>
  db
    .update(auditLog)
    .set({ who })
    .where(
      and(
        isNull(auditLog.who),
        gt(auditLog.createdAt, sql`cast(unixepoch('subsec') * 1000 as integer) - ${minute / 2}`),
      ),
    );

/** A statement that reads a page of the log, the newest line first. */
export const auditPageQuery = (db: Database, after: Position<number> | null) => {
  const { where, orderBy } = pageBy(auditLog.createdAt, auditLog.id, "desc", after);
  return db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...orderBy)
    .limit(askedRows);
};

/** A statement that removes the lines that are too old. */
export const removeOldAuditsQuery = (db: Database, now: number) =>
  db.delete(auditLog).where(lt(auditLog.createdAt, now - auditRetention));
