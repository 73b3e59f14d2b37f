import type { D1Database, D1DatabaseSession } from "@cloudflare/workers-types";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

const config = { casing: "snake_case" } as const;

export const overSession = (session: D1DatabaseSession): Database => drizzle(session, config);

/** The nearest replica may lag by moments. */
export const nearbyReads = (d1: D1Database): Database => overSession(d1.withSession("first-unconstrained"));

/** For writes, and for reads that must see them. */
export const primary = (d1: D1Database): Database => drizzle(d1, config);
