import { and, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { askedRows, type Position, pageBy } from "../../../database/page-of.ts";
import { auditLog } from "../../../database/schema/audit.ts";
import { day, hour, minute } from "../../../platform/durations.ts";
import type { AuditedAct } from "./model.ts";

/** Milliseconds. */
const auditRetention = 400 * day;

interface Audited {
  what: AuditedAct;
  /** An administrator's email, or a word for others. */
  who: string;
  about?: string;
  /** Once an hour at most, against floods. */
  hourly?: true;
  id?: string;
}

export function auditQuery(db: Database, { what, who, about, hourly, id }: Audited, now: number, condition?: SQL) {
  const ofHour = `${what}:${who}:${about}:${Math.floor(now / hour)}`;
  const lineId = id ?? (hourly ? ofHour : crypto.randomUUID());
  return insertFrom(
    db,
    auditLog,
    { id: lineId, what, who, about: about ?? null, createdAt: now },
    sql`where ${condition ?? sql`true`}`,
  ).onConflictDoNothing({ target: auditLog.id });
}

/** Completes lines that triggers wrote during the request; both times are the database's clock. */
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
