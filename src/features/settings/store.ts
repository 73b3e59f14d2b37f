import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { settings } from "../../database/schema/settings.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import { raiseVersionsQuery } from "../content/versions.ts";
import { type NumberSetting, numberSettings, type Settings, settingsFrom } from "./model.ts";

export const settingsQuery = (db: Database) => db.select({ name: settings.name, value: settings.value }).from(settings);

export const readSettings = async (db: Database): Promise<Settings> => settingsFrom(await settingsQuery(db));

export const numberSet = (name: NumberSetting) =>
  sql`cast(coalesce((select value from settings where name = ${name}), ${numberSettings[name].standard}) as integer)`;

/** With the audit log and new page versions, in one batch. */
export const saveSettings = (db: Database, values: Partial<Settings>, actor: { by: string; now: number }) =>
  saveRows(db, values, Object.keys(values).join(", "), actor);

/** `about` stands in the audit log. */
export async function saveRows(
  db: Database,
  values: Readonly<Record<string, unknown>>,
  about: string,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const saves = Object.entries(values).map(([name, value]) =>
    db
      .insert(settings)
      .values({ name, value, updatedAt: now, updatedBy: by })
      .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now, updatedBy: by } }),
  );
  await db.batch([
    auditQuery(db, { what: "setting-changed", who: by, about }, now),
    ...saves,
    raiseVersionsQuery(db, "settings"),
  ]);
}
