import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AuditedAct } from "../../features/admin/audit/model.ts";
import { createdAt, id } from "../columns.ts";

/**
 * Who did what, and when; never what it held. `who` is an administrator's e-mail or a word; null for what no
 * administrator did. `about` names a thing, no person. A trigger writes changes of a booking's price, because many
 * places change it.
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
