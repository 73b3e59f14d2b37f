import type { D1Database, D1DatabaseSession } from "@cloudflare/workers-types";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

/** Drizzle over D1, or over a D1 session. */
export type Database = DrizzleD1Database;

const config = { casing: "snake_case" } as const;

/** Reads within one D1 session, which see at least what the ones before them saw. */
export const overSession = (session: D1DatabaseSession): Database => drizzle(session, config);

/** Reads for public pages: the nearest replica answers, which may lag behind the last write by moments. */
export const nearbyReads = (d1: D1Database): Database => overSession(d1.withSession("first-unconstrained"));

/** The primary database, for writes and for reads that must see them. */
export const primary = (d1: D1Database): Database => drizzle(d1, config);
