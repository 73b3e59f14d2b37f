import type { D1Database, D1DatabaseSession, D1PreparedStatement } from "@cloudflare/workers-types";
import { and, inArray, sql } from "drizzle-orm";
import { type Database, overSession } from "../../database/client.ts";
import { contentVersions } from "../../database/schema/content.ts";

/**
 * Kinds of content that public pages show. Each is a cache tag as well, and the name of its table, but for `dates`: those
 * are what bookings and blocked days leave free.
 */
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

/** The version of each kind: an instant in milliseconds that rises with each change of a row. */
export type ContentVersions = ReadonlyMap<string, number>;

/**
 * A statement that raises the version of `kinds`, right behind every change of their rows and where that changed something:
 * pages that were rendered before are rendered again. That of `dates` triggers raise, because many places change what is free.
 */
export const raiseVersionsQuery = (db: Database, ...kinds: Exclude<ShownKind, "dates">[]) =>
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

/** Which copy of the database answers: any, or the one that has every change. */
export type Nearness = "nearby" | "primary";

const sessionOf = (d1: D1Database, nearness: Nearness): D1DatabaseSession =>
  d1.withSession(nearness === "nearby" ? "first-unconstrained" : "first-primary");

/** The versions alone. */
export async function readVersions(d1: D1Database, nearness: Nearness): Promise<ContentVersions> {
  const session = sessionOf(d1, nearness);
  return versionsIn((await session.prepare(query).all()).results);
}

/**
 * A database for the rows of one public page. They are read in one batch, and the versions with them: what a page shows
 * then belongs to exactly those versions, which `versions` gives. Rows that are read in another way leave it null.
 */
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
