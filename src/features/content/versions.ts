import type { D1Database, D1DatabaseSession, D1PreparedStatement } from "@cloudflare/workers-types";
import { and, inArray, sql } from "drizzle-orm";
import { type Database, overSession } from "../../database/client.ts";
import { contentVersions } from "../../database/schema/content.ts";

/** The names are also cache tags. */
export type ShownKind =
  | "gallery_items"
  | "packages"
  | "prices"
  | "add_ons"
  | "travel_zones"
  | "testimonials"
  | "mixes"
  | "shows"
  | "posts"
  | "settings"
  | "dates";

/** Instants that rise with each change of a row. */
export type ContentVersions = ReadonlyMap<string, number>;

/**
 * Must follow a change directly: it does nothing where that changed nothing. Triggers do it for `dates` on bookings
 * and the waitlist.
 */
export const raiseVersionsQuery = (db: Database, ...kinds: ShownKind[]) =>
  db
    .update(contentVersions)
    .set({ version: sql`max(${contentVersions.version} + 1, cast(unixepoch('subsec') * 1000 as integer))` })
    .where(and(inArray(contentVersions.kind, kinds), sql`changes() > 0`));

const query = "SELECT kind, version FROM content_versions";

function versionsIn(rows: readonly unknown[]): ContentVersions {
  const versions = new Map<string, number>();
  for (const row of rows) {
    if (typeof row !== "object" || row === null || !("kind" in row) || !("version" in row)) continue;
    if (typeof row.version === "number") versions.set(String(row.kind), row.version);
  }
  return versions;
}

export type Nearness = "nearby" | "primary";

const sessionOf = (d1: D1Database, nearness: Nearness): D1DatabaseSession =>
  d1.withSession(nearness === "nearby" ? "first-unconstrained" : "first-primary");

export async function readVersions(d1: D1Database, nearness: Nearness): Promise<ContentVersions> {
  const session = sessionOf(d1, nearness);
  return versionsIn((await session.prepare(query).all()).results);
}

/** Rows and versions are read in one batch, so that they match; otherwise `versions` is null. */
export function versionedReads(
  d1: D1Database,
  nearness: Nearness,
): { db: Database; versions(): ContentVersions | null } {
  const session = sessionOf(d1, nearness);
  let versions: ContentVersions | null = null;
  const db = overSession({
    prepare: (sql) => session.prepare(sql),
    async batch<T>(statements: D1PreparedStatement[]) {
      const [first, ...results] = await session.batch<T>([session.prepare(query), ...statements]);
      versions ??= versionsIn(first?.results ?? []);
      return results;
    },
    getBookmark: () => session.getBookmark(),
  });
  return { db: db, versions: () => versions };
}
