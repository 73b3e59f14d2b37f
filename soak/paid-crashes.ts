import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { startStripe } from "../dev/stripe/server.ts";
import { databaseIn } from "../scripts/wrangler.ts";
import { addDays } from "../src/platform/dates.ts";
import { expectThat, soakedSite } from "./site.ts";

/*
 * A site whose processes are killed (SIGKILL) between Stripe's yes to a card and the event that tells of it, and then while such
 * events come. Stripe sends again what was not answered: in the end each is booked once, and no mail goes out twice.
 */

/** Of each of the two kinds. */
const CRASHES = 5;
/** Clients who pay before each. */
const CLIENTS = 8;
/** Milliseconds after which a site that takes events is killed, at the latest: it answers each within a few. */
const LONGEST = 120;
const DEPOSIT = 58_100;
const MINUTE = 60_000;
/** A confirmed booking: a receipt and congratulations for the client, two notices for the DJ. */
const MAILS = 4;

const keys = { secretKey: "sk_test_soak", webhookSecret: "whsec_soak" };
let booked = 0;

/** A date on hold that both have signed for. Gives its booking's id. */
function storeHold(folder: string): string {
  const [id, signature, now] = [randomUUID(), randomUUID(), Date.now()];
  const database = databaseIn(folder);
  const date = addDays("2090-01-01", booked++);
  const name = `Ana ${id.slice(0, 8)}`;
  database
    .prepare(
      `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, package_name, price,
        deposit, status, hold_ends_at, created_at, updated_at)
       VALUES (?, ?, ?, ?, '18:00', '23:00', 'Wedding Reception', 'PREMIUM', 232425, ?, 'hold', ?, ?, ?)`,
    )
    .run(id, name, `${id}@example.com`, date, DEPOSIT, now + 60 * MINUTE, now, now);
  database
    .prepare(
      `INSERT INTO signatures (id, booking_id, number, text, sha256, name, consent, session, user_agent, signed_at)
       VALUES (?, ?, 1, 'The contract', ?, ?, 'I agree', 'none', 'Soak', ?)`,
    )
    .run(signature, id, signature, name, now);
  database.prepare("INSERT INTO countersignatures (signature_id, created_at) VALUES (?, ?)").run(signature, now);
  database.close();
  return id;
}

/** Pays a deposit at Stripe, as the site and then the client's browser do. */
async function pay(stripe: string, site: string, id: string): Promise<void> {
  const fields = {
    "line_items[0][price_data][unit_amount]": String(DEPOSIT),
    "line_items[0][price_data][currency]": "usd",
    "metadata[booking]": id,
    "metadata[purpose]": "deposit",
    success_url: `${site}/portal/booked`,
    expires_at: String(Math.floor(Date.now() / 1000) + 3600),
  };
  const headers = { Authorization: `Bearer ${keys.secretKey}` };
  const body = new URLSearchParams(fields);
  const asked = await fetch(`${stripe}/v1/checkout/sessions`, { method: "POST", headers, body });
  const { url }: { url: string } = await asked.json();
  await fetch(url, { method: "POST", redirect: "manual" });
}

/** @throws when something does not hold */
export async function paidCrashes(folder: string, signal: AbortSignal): Promise<void> {
  const stripe = await startStripe({ ...keys, port: 0 });
  const soaked = await soakedSite(folder, signal, {
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  });
  /** New clients pay, and Stripe keeps what it has to tell. */
  async function payAll(url: string): Promise<void> {
    await fetch(`${stripe.url}/control?fault=late&times=${CLIENTS}`);
    for (let client = 0; client < CLIENTS; client += 1) await pay(stripe.url, url, storeHold(folder));
  }
  /** Has Stripe send what was not answered with a yes, and gives how many of these there still are. */
  async function deliver(): Promise<number> {
    const { held }: { held: number } = await (await fetch(`${stripe.url}/control?deliver`)).json();
    return held;
  }
  /** Says that each of `paid` deposits is there once, with its booking and mails. */
  function look(paid: number): void {
    const database = databaseIn(folder);
    const last = database.prepare("SELECT max(receipt_number) AS last FROM payments").get()?.last;
    database.close();
    expectThat("each deposit is stored once, and nothing else", soaked.count("payments") === paid);
    expectThat("each date is booked", soaked.count("bookings WHERE status = 'confirmed' AND deposit > 0") === paid);
    expectThat("receipts are numbered without a gap", last === paid);
    expectThat(`their ${MAILS * paid} mails are queued once`, soaked.count("outbox") === MAILS * paid);
    soaked.lookAtMails();
  }
  try {
    let site = await soaked.start();
    const tellAll = async () => {
      while ((await deliver()) > 0) await delay(100);
      await soaked.sendAll(site);
    };
    console.log(`\n${CRASHES} SIGKILLs between Stripe's yes and what tells of it, ${CLIENTS} deposits each:`);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await payAll(site.url);
      await site.kill();
      site = await soaked.start();
      await tellAll();
    }
    look(CRASHES * CLIENTS);
    console.log(`\n${CRASHES} SIGKILLs while Stripe tells of ${CLIENTS} deposits each:`);
    let unanswered = 0;
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await payAll(site.url);
      const telling = deliver();
      await delay(LONGEST * Math.random());
      await site.kill();
      unanswered += await telling;
      site = await soaked.start();
      await tellAll();
    }
    console.log(`  ${unanswered} events got no answer and came again`);
    look(2 * CRASHES * CLIENTS);
    await site.stop();
  } finally {
    await soaked.close();
    await stripe.close();
  }
}
