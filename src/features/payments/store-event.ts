import type { Database } from "../../database/client.ts";
import { paymentEvents } from "../../database/schema/payments.ts";
import type { EventOutcome } from "./model.ts";
import type { StripeEvent } from "./stripe-events.ts";

/** A statement that stores an event. It breaks its batch when the event was seen before. */
export const storeEventQuery = (db: Database, { id, type, paid }: StripeEvent, outcome: EventOutcome, now: number) =>
  db.insert(paymentEvents).values({
    id,
    type,
    outcome,
    bookingId: paid?.bookingId ?? null,
    amount: paid?.amount ?? null,
    currency: paid?.currency ?? null,
    createdAt: now,
  });
