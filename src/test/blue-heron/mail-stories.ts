import { env } from "cloudflare:workers";
import { standardFollowUps } from "../../content/follow-ups.ts";
import { primary } from "../../database/client.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { keepFollowUpQuery } from "../../features/reminders/follow-ups.ts";
import { planningMails } from "../../features/reminders/model.ts";
import { planningTextFor } from "../../features/reminders/planning-texts.ts";
import { api } from "../../features/site/paths.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { oneId } from "../one-of-each.ts";
import { storeBooking } from "../portal.ts";
import { postForm, visit } from "../site.ts";

const place = { clientName: "Ana", clientEmail: "ana@example.com", venue: "The old mill", city: "Savannah" };
const own = { ...place, eventType: "Birthday Party", packageName: "HERON", price: 131_000, deposit: 32_800 };

const asked = {
  eventCategory: "wedding",
  eventType: "Wedding Reception",
  eventDate: "2027-04-17",
  city: "Savannah",
  phone: "",
  startTime: "16:30",
  endTime: "21:30",
  venue: "The old mill",
  offer: oneId,
  code: "",
  firstName: "Maya",
  lastName: "Brooks",
  email: "maya@example.com",
};

export type StoryKind =
  | "lead-notice-more"
  | "newsletter-confirm"
  | "quote"
  | "quote-notice"
  | "follow-up"
  | "waitlist-offer"
  | "dispute-notice"
  | "hold-ending"
  | "hold-ended"
  | "hold-ended-notice"
  | "sign-asked"
  | "plan-digest"
  | "plan-comments"
  | "plan-news"
  | "plan-decided"
  | "plan-key"
  | "plan-key-ended"
  | "going-live"
  | "planning";

type Mail = Extract<OutboxMail, { kind: StoryKind }>;

interface Story {
  mail: Mail;
  recipient: string;
}

export async function storeStories(now: number): Promise<Story[]> {
  await visit(postForm(api.quote, Object.entries(asked)));
  const quote = await env.DB.prepare("SELECT id, contact_id FROM quotes").first<{ id: string; contact_id: string }>();
  if (!quote) throw new Error("no quote was stored");
  const holdEndsAt = now + day;
  const held = await storeBooking({
    ...own,
    eventDate: "2098-02-01",
    status: "hold",
    holdEndsAt,
    signers: [{ id: "bo", role: "partner", name: "Bo", email: "bo@example.com", linkVersion: 1 }],
  });
  const ended = { status: "released", holdEndsAt: now - 2 * day } as const;
  const lapsed = await storeBooking({ ...own, ...ended, eventDate: "2098-02-02" });
  const planned = await Promise.all(
    planningMails.map((mail) => {
      const { days } = planningTextFor(mail, "private-party", []);
      const eventDate = addDays(calendarDateAt(now), mail === "thanks" ? -days : days);
      const paid = mail === "thanks" ? { price: 0, deposit: 0, status: "completed" as const } : {};
      return storeBooking({ ...own, eventDate, ...paid }).then(({ id }) => ({
        kind: "planning" as const,
        bookingId: id,
        mail,
      }));
    }),
  );
  await env.DB.batch(
    [
      "INSERT INTO contacts (id, first_name, last_name, email, event_type, event_category, idempotency_key, created_at) SELECT 'again', first_name, last_name, email, event_type, event_category, 'again', created_at FROM contacts WHERE id = '00000000-0000-4000-8000-000000000001'",
      `INSERT INTO newsletter_subscribers (id, email, created_at) VALUES ('unsure', 'bo@example.com', ${now})`,
      `UPDATE newsletter_subscribers SET interests = '["live-streams"]' WHERE id = '${oneId}'`,
      `INSERT INTO broadcasts (id, started_at) VALUES ('${oneId}', ${now - 1})`,
      `INSERT INTO waitlist (id, date, email, idempotency_key, created_at, confirmed_at, offered_at) VALUES ('offered', '2098-03-05', 'bo@example.com', 'offered', ${now}, ${now}, ${now})`,
      `INSERT INTO disputes (id, payment_id, amount, reason, status, is_closed, created_at) VALUES ('${oneId}', '${oneId}', 500, 'fraudulent', 'needs_response', 0, ${now})`,
      `UPDATE plan_changes SET state = 'accepted' WHERE batch = '${oneId}'`,
      "UPDATE plan_changes SET notified_at = 0 WHERE batch = 'longer'",
      `INSERT INTO plan_comments (id, booking_id, moment_id, subject, role, author, words, created_at, notified_at) VALUES ('said', '${oneId}', '${oneId}', 'Dinner', 'planner', 'Vera', 'Ana, softly please', ${now}, 0)`,
      `INSERT INTO plan_comments (id, booking_id, moment_id, subject, role, author, words, created_at, notified_at) VALUES ('told', '${oneId}', '${oneId}', 'Dinner', 'dj', 'June', 'Gladly', ${now}, 1)`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  const db = primary(env.DB);
  for (const of of ["quote", "contract"] as const)
    await keepFollowUpQuery(db, of, { ...standardFollowUps[of], isOn: true, version: 0 }, now);
  const ofQuote = { contactId: quote.contact_id, quoteId: quote.id };
  const mails: readonly (readonly [Mail, string?])[] = [
    [{ kind: "lead-notice-more", contactId: oneId }],
    [{ kind: "newsletter-confirm", subscriberId: "unsure" }, "bo@example.com"],
    [{ kind: "quote", ...ofQuote }, "maya@example.com"],
    [{ kind: "quote-notice", ...ofQuote, event: "asked" }],
    [{ kind: "follow-up", of: "quote", id: quote.id, contactId: quote.contact_id }, "maya@example.com"],
    [{ kind: "follow-up", of: "contract", id: held.id, contactId: null }],
    [{ kind: "waitlist-offer", entryId: "offered" }, "bo@example.com"],
    [{ kind: "dispute-notice", disputeId: oneId }],
    [{ kind: "hold-ending", bookingId: held.id, holdEndsAt }],
    [{ kind: "hold-ended", bookingId: lapsed.id, holdEndsAt: ended.holdEndsAt }],
    [{ kind: "hold-ended-notice", bookingId: lapsed.id, holdEndsAt: ended.holdEndsAt }],
    [{ kind: "sign-asked", bookingId: held.id, signer: "bo", linkVersion: 1 }, "bo@example.com"],
    [{ kind: "plan-digest", bookingId: oneId, notifiedAt: 0 }],
    [{ kind: "plan-comments", bookingId: oneId, notifiedAt: 1, keyId: null }],
    [{ kind: "plan-news", bookingId: oneId, keyId: null, since: 0, until: now + 1 }],
    [{ kind: "plan-decided", bookingId: oneId, batch: oneId }],
    [{ kind: "plan-key", keyId: oneId }, "vera@example.com"],
    [{ kind: "plan-key-ended", keyId: oneId }, "vera@example.com"],
    [{ kind: "going-live", subscriberId: oneId, broadcastId: oneId }],
    ...planned.map((mail) => [mail] as const),
  ];
  return mails.map(([mail, recipient = "ana@example.com"]) => ({ mail, recipient }));
}
