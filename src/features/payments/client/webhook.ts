import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { limitBody } from "../../../platform/http/forms/form-body.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { stripeWebhook } from "../../portal/paths.ts";
import { receiveEvent } from "../card/receive-event.ts";
import { readEvent } from "../card/stripe-events.ts";
import { sendRefunds } from "../refunds.ts";

/**
 * 400 without Stripe's signature, 503 without its secrets. 200 also for an unknown shape, because a retry would not
 * help. Neither event nor signature is ever logged.
 */
export const stripeEvents = new Hono<AppEnv>().post(stripeWebhook, limitBody, async (c) => {
  const { stripe } = settingsOf(c.env);
  if ("unset" in stripe) return problem(c, 503, "Payments by card are not set up.");
  const now = Date.now();
  const signature = c.req.header("Stripe-Signature") ?? "";
  const event = await readEvent(stripe.webhookSecret, await c.req.text(), signature, now);
  if (!event) return problem(c, 400, "This was not signed by Stripe.");
  if ("unknown" in event) {
    console.error(JSON.stringify({ event: "stripe-event-unknown", id: c.get("requestId"), type: event.unknown }));
    c.var.noteFault("stripe-event-unknown", event.unknown);
    return c.json({ outcome: "unknown" });
  }
  const db = primary(c.env.DB);
  const { outcome, heldAgain } = await receiveEvent(db, stripe, event, now);
  // A date was taken or held again.
  if (outcome === "paid" || heldAgain) await forgetPublicPages(c, ["dates"]);
  c.var.sendMails();
  // The Cron Trigger retries failures.
  if (outcome === "refunded") c.executionCtx.waitUntil(sendRefunds(db, stripe, now).catch(() => undefined));
  return c.json({ outcome });
});
