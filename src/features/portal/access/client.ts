import type { Database } from "../../../database/client.ts";

/** Who asks: the hashed session id, whose rights the database checks in the batch that it reads or writes with. */
export interface Client {
  db: Database;
  sid: string;
  /** Instant in milliseconds. */
  now: number;
}
