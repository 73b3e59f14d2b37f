import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { pushDevices } from "../../database/schema/push.ts";
import { settings } from "../../database/schema/settings.ts";
import { day } from "../../platform/durations.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { saveRows } from "../settings/store.ts";
import { type NoticeSettings, noticeSettingsRow, type Subscription } from "./model.ts";

/** Each notice goes to all. */
export const mostDevices = 5;

/** The site is not told when Access lets somebody in no more. */
const toldFor = 90 * day;

/** `isTold`: who added it has logged in lately. */
export const devicesQuery = (db: Database, now: number) =>
  db
    .select({
      ...getTableColumns(pushDevices),
      isTold:
        sql`exists (select 1 from users where users.email = push_devices.added_by and users.updated_at > ${now - toldFor})`
          .mapWith(Boolean)
          .as("is_told"),
    })
    .from(pushDevices)
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));

export type Device = Awaited<ReturnType<typeof devicesQuery>>[number];

export const noticeSettingsQuery = (db: Database) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.name, noticeSettingsRow));

export const saveNoticeSettings = (db: Database, chosen: NoticeSettings, actor: Actor): Promise<void> =>
  saveRows(db, { [noticeSettingsRow]: chosen }, "notices on the phone", actor);

/** Null when there are {@link mostDevices} others. The same browser replaces its keys. */
export async function addDevice(
  db: Database,
  { endpoint, p256dh, auth, label }: Subscription & { label: string },
  { by, now }: Actor,
): Promise<string | null> {
  const [[added]] = await db.batch([
    insertFrom(
      db,
      pushDevices,
      { id: crypto.randomUUID(), endpoint, p256dh, auth, label, addedBy: by, createdAt: now },
      sql`where (select count(*) from push_devices where endpoint <> ${endpoint}) < ${mostDevices}`,
    )
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: { p256dh, auth, label, addedBy: by } })
      .returning({ id: pushDevices.id }),
    auditQuery(db, { what: "setting-changed", who: by, about: `notices on ${label}` }, now, sql`changes() > 0`),
  ]);
  return added?.id ?? null;
}

/** Null when it was gone. */
export async function removeDevice(
  db: Database,
  id: string,
  { by, now }: Actor,
): Promise<typeof pushDevices.$inferSelect | null> {
  const [[removed]] = await db.batch([
    db.delete(pushDevices).where(eq(pushDevices.id, id)).returning(),
    auditQuery(db, { what: "setting-changed", who: by, about: "notices on a device removed" }, now, sql`changes() > 0`),
  ]);
  return removed ?? null;
}
