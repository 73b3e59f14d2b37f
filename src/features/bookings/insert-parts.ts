import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { paymentParts } from "../../database/schema/payments.ts";
import type { PaymentPart } from "../prices/model.ts";

/** Of the bookings that `which` picks. */
export const insertPartsQuery = (db: Database, parts: readonly PaymentPart[], which: SQL | undefined) =>
  insertFrom(
    db,
    paymentParts,
    {
      bookingId: sql`bookings.id`,
      dueOn: sql`json_extract(part.value, '$.dueOn')`,
      amount: sql`json_extract(part.value, '$.amount')`,
    },
    sql`from bookings, json_each(${JSON.stringify(parts)}) as part where ${which}`,
  );
