import { and, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { askedRows, type Position, pageBy } from "../../../database/page-of.ts";
import { auditLog } from "../../../database/schema/audit.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import type { AuditedAct } from "./model.ts";

/** Milliseconds. */
const auditRetention = 400 * day;

interface Audited {
  what: AuditedAct;
  /** An administrator's e-mail, or a word for others. */
  who: string;
  /** A table, an id, an address of the site. */
  about?: string;
  /** The same line once an hour, against floods. */
  hourly?: true;
  /** A line of this id is written once. */
  id?: string;
}

/** Only where `condition` holds. */
export function auditQuery(db: Database, { what, who, about, hourly, id }: Audited, now: number, condition?: SQL) {
  const ofHour = `${what}:${who}:${about}:${Math.floor(now / hour)}`;
  const lineId = id ?? (hourly ? ofHour : crypto.randomUUID());
  // In schema order.
  return db
    .insert(auditLog)
    .select(
      sql`select ${lineId} as id, ${what} as what, ${who} as who, ${about ?? null} as about, ${now} as created_at
        where ${condition ?? sql`true`}`,
    )
    .onConflictDoNothing({ target: auditLog.id });
}

/** Adds a name to what triggers have written during an administrator's request. Both times are the database's own. */
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

/** The newest line first. */
export const auditPageQuery = (db: Database, after: Position<number> | null) => {
  const { where, orderBy } = pageBy(auditLog.createdAt, auditLog.id, "desc", after);
  return db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...orderBy)
    .limit(askedRows);
};

export const removeOldAuditsQuery = (db: Database, now: number) =>
  db.delete(auditLog).where(lt(auditLog.createdAt, now - auditRetention));
