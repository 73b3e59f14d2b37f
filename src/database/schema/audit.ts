import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AuditedAct } from "../../features/admin/audit/model.ts";
import { createdAt, id } from "../columns.ts";

/**
 * Never holds content. `who` is an administrator's e-mail or a word, else null; `about` names no person. A trigger
 * writes a booking's price changes.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    what: text().$type<AuditedAct>().notNull(),
    who: text(),
    about: text(),
    createdAt: createdAt(),
  },
  (table) => [index("audit_log_newest").on(table.createdAt, table.id)],
);
