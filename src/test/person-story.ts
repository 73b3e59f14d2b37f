import { env } from "cloudflare:workers";
import { bookingMoney, refundPath } from "../features/payments/dj/paths.ts";
import { portalPaths } from "../features/portal/paths.ts";
import { api } from "../features/site/paths.ts";
import { submit } from "./administrator.ts";
import { signIn, storeBooking } from "./portal.ts";
import { rows } from "./rows.ts";
import { signBoth } from "./signatures.ts";
import { get, inquiry, message, postForm, postJson, visit } from "./site.ts";

export const email = "lucia.marquez@example.com";
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

export async function meetLucia() {
  const name = { firstName: "Lucía", lastName: "Márquez" };
  await visit(postJson(api.leadInquiry, { ...inquiry, ...name, email: "Lucia.Marquez@Example.com" }));
  await visit(postJson(api.contact, { ...message, ...name, email }));
  await visit(postForm(api.newsletter, { email, firstName: "Lucía" }));
  const contact = String((await rows("SELECT id FROM contacts WHERE email = ?", "Lucia.Marquez@Example.com"))[0]?.id);
  await run(
    "INSERT INTO contact_events (id, contact_id, note, by, created_at) VALUES ('e1', ?, 'Lucía called', 'dj@example.com', 1)",
    contact,
  );
  const client = {
    clientName: "Lucía Márquez",
    clientEmail: email,
    clientPhone: "+1 813 555 0177",
    note: "Lucía's aunt pays",
  };
  const past = await storeBooking({
    ...client,
    eventDate: "2025-03-01",
    eventType: "Lucía’s 15th",
    status: "completed",
    contactId: contact,
  });
  const ahead = await storeBooking({ ...client, eventDate: "2099-03-01" });
  await visit(get(portalPaths.contract, await signIn(ahead)));
  await run(
    "INSERT INTO song_requests (id, booking_id, title, preference, position, created_at, updated_at) VALUES ('s1', ?, 'Lucía', 'must-play', 'a0', 1, 1)",
    ahead.id,
  );
  await run(
    `INSERT INTO client_requests (id, client_email, contact_id, booking_id, type, subject, message, created_at, updated_at)
     VALUES ('r1', ?, ?, ?, 'general', 'Parking', 'Where does Lucía park?', 1, 1)`,
    email,
    contact,
    ahead.id,
  );
  await run(
    `INSERT INTO mail_replies (id, booking_id, is_by_dj, from_email, subject, words, files, created_at)
     VALUES ('m1', ?, 0, 'aunt@example.org', 'Parking', 'Lucía parks here', '[{"name":"Lucía.zip"}]', 1)`,
    ahead.id,
  );
  return { past, ahead };
}

export async function signAndPay(id: string) {
  await signBoth(id);
  await submit(bookingMoney(id).mark, {
    key: "first-payment",
    purpose: "balance",
    method: "zelle",
    amount: "100",
    note: "from Lucía's aunt",
  });
  await submit(refundPath("first-payment"), {
    key: "first-refund",
    amount: "10",
    reason: "Lucía paid twice",
    kind: "again",
  });
  await submit(bookingMoney(id).invoice, { key: "first-invoice", billTo: "Márquez Inc.", purchaseOrder: "Lucía 7" });
  await run(
    `INSERT INTO amendments (id, booking_id, before, after, status, by, created_at, session, user_agent)
     VALUES ('a1', ?, '{"venue":"Sand Key","price":1,"billingAddress":"12 Márquez Way"}', '{"venue":"Casa Márquez","price":2,"purchaseOrder":"Lucía 7"}', 'accepted', 'dj', 1, 'hash', 'Firefox')`,
    id,
  );
  await run(
    `INSERT INTO outbox (id, data, recipient, dedupe_key, next_attempt_at, created_at)
     VALUES ('m1', json_object('kind', 'booking-confirmed-notice', 'bookingId', ?), 'dj@example.com', 'm1', NULL, 1)`,
    id,
  );
}

export async function planAndReview(id: string, other: string) {
  const rowsOf = [
    "INSERT INTO plan_moments (id, booking_id, position, minutes, name, created_at, updated_at) VALUES ('p1', ?, 'a0', 5, 'Lucía enters', 1, 1)",
    "INSERT INTO plan_details (booking_id, load_in, updated_at) VALUES (?, 'Ask for Lucía', 1)",
    "INSERT INTO plan_comments (id, booking_id, moment_id, subject, role, author, words, created_at) VALUES ('o1', ?, 'p1', 'Lucía enters', 'client', 'Lucía', 'Slowly', 1)",
    "INSERT INTO guest_pages (booking_id, code, title, opens_at, closes_at, created_at) VALUES (?, 'c1', 'Lucía', 1, 2, 1)",
    "INSERT INTO guest_requests (id, booking_id, song_key, title, state, created_at) VALUES ('w1', ?, 'l', 'Lucía', 'played', 1)",
    "INSERT INTO reviews (booking_id, rating, words, name, may_show, created_at, updated_at, shown_at) VALUES (?, 5, 'Viva Lucía', 'Lucía', 1, 1, 1, 1)",
    "INSERT INTO testimonials (id, author, rating, quote, created_at) VALUES ('review-' || ?, 'Lucía', 5, 'Viva Lucía', 1)",
  ];
  for (const row of rowsOf) await run(row, id);
  await run(
    "INSERT INTO plan_keys (id, booking_id, kind, name, email, ends_at, created_at) VALUES ('k1', ?, 'partner', 'Lucía', ?, 2, 1)",
    other,
    email,
  );
  await run(
    `INSERT INTO plan_changes (id, booking_id, batch, part, subject_id, subject, field, after, role, author, key_id, created_at)
     VALUES ('h1', ?, 'b', 'moments', 'p2', 'Dinner', 'length', '5', 'partner', 'Lucía', 'k1', 1)`,
    other,
  );
  await run(
    `INSERT INTO plan_comments (id, booking_id, moment_id, subject, role, author, key_id, words, created_at)
     VALUES ('o2', ?, 'p2', 'Dinner', 'partner', 'Lucía', 'k1', 'Softly', 1)`,
    other,
  );
}
