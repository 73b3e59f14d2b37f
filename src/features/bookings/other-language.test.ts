import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { followUps } from "../../content/follow-ups.ts";
import { site } from "../../content/site.ts";
import { primary } from "../../database/client.ts";
import type { MailOf, OutboxMail } from "../../database/schema/outbox-mail.ts";
import { writeMail } from "../../mails.ts";
import { day } from "../../platform/durations.ts";
import { mailHtml } from "../../platform/mail/html.tsx";
import type { MailContent } from "../../platform/mail/message.ts";
import { mailText } from "../../platform/mail/text.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../test/marked-words.ts";
import { oneId as id, storeOneOfEach } from "../../test/one-of-each.ts";
import { secrets } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { inquiry, origin } from "../../test/site.ts";
import { spanish } from "../../test/spanish.ts";
import { zonesAround } from "../calls/model.ts";
import { notedReasons } from "../payments/card/store-returned.ts";
import { demoBooking } from "../prices/demo-booking.ts";
import { filledFollowUp, followUpContent } from "../reminders/follow-up-mail.ts";
import { planningContent } from "../reminders/mails.ts";
import { planningMails } from "../reminders/model.ts";
import { filledIn } from "../reminders/planning-texts.ts";

const zones = Object.values(zonesAround(site.timeZone, Date.now(), spanish.formats));

const names = [
  ...zones.map((name) => name.toLowerCase()),
  "Ana Núñez",
  "Ana",
  "Maya Brooks",
  "Maya and Daniel",
  "Maya",
  "Sand Key Park",
  "The Garden Pavilion",
  "PREMIUM",
  "Visa",
];

it("says nothing in English in what a client is mailed, whatever happens to their booking", async () => {
  const db = primary(env.DB);
  const now = Date.now();
  await storeOneOfEach();
  const signer = { id: "one", role: "parent", name: "Maya Brooks", email: "maya@example.com", linkVersion: 1 };
  await rows("UPDATE bookings SET language = ?, created_at = ?", language, now - 9 * day);
  await rows("UPDATE bookings SET signers = ?", JSON.stringify([signer]));
  await rows("UPDATE contacts SET language = ?", language);
  const [found] = await rows("SELECT before, after FROM amendments WHERE id = ?", id);
  const summary: MailOf<"booking-changed">["before"] = JSON.parse(String(found?.before));
  const after = {
    ...summary,
    ...{ startTime: "17:00", venue: "Sand Key Park", price: 1, packageName: "PREMIUM", companyName: "PREMIUM" },
    lines: [{ kind: "hour", label: "Extra hour of music", note: "1 × $100", amount: 1 } as const],
    parts: [{ dueOn: "2098-01-01", amount: 5 } as const],
  };
  const until = now + day;
  const set = (sql: string, ...values: unknown[]) => rows(`UPDATE ${sql}`, ...values);
  const held = () => set("bookings SET status = 'hold', hold_ends_at = ?", until);
  const confirmed = () => set("bookings SET status = 'confirmed', hold_ends_at = NULL, canceled_by = NULL");
  const overtime = (answerBy: number | null) => set("amendments SET status = 'proposed', answer_by = ?", answerBy);
  const mails: readonly [OutboxMail, (() => Promise<unknown>)?, string?][] = [
    [{ kind: "portal-link", bookingId: id, keys: 2 }, held],
    [{ kind: "portal-link", bookingId: id, isNew: true }],
    [{ kind: "portal-link", bookingId: id, isNew: "longer" }],
    [{ kind: "hold-ending", bookingId: id, holdEndsAt: until }],
    [{ kind: "hold-ended", bookingId: id, holdEndsAt: until }, () => set("bookings SET status = 'released'")],
    [{ kind: "payment-receipt", paymentId: id }, held],
    [{ kind: "payment-instructions", bookingId: id, purpose: "deposit", method: "check", amount: 9 }],
    [{ kind: "payment-instructions", bookingId: id, purpose: "part", method: "cash", amount: 9 }],
    [{ kind: "payment-too-late", paymentId: id }],
    [{ kind: "sign-asked", bookingId: id, signer: "one", linkVersion: 1 }, held, "maya@example.com"],
    [{ kind: "portal-link", bookingId: id, isNew: "again" }, confirmed],
    [{ kind: "portal-link", bookingId: id, isNew: "anew" }],
    [{ kind: "portal-link", bookingId: id, isNew: "open" }],
    [{ kind: "portal-link", bookingId: id, isNew: true }],
    [{ kind: "booking-confirmed", bookingId: id }],
    [{ kind: "booking-changed", bookingId: id, before: summary, after }],
    [{ kind: "booking-changed", bookingId: id, before: summary, after, overtime: "room" }],
    [{ kind: "payment-receipt", paymentId: id }],
    [{ kind: "payment-refunded", refundId: id }, () => set("refunds SET reason = ?", notedReasons.elsewhere)],
    [{ kind: "payment-refunded", refundId: id }, () => set("refunds SET status = 'kept', kind = 'price'")],
    [{ kind: "balance-reminder", bookingId: id, moment: "first", part: null }],
    [{ kind: "balance-reminder", bookingId: id, moment: "overdue", part: null }],
    [{ kind: "card-ended", bookingId: id, card: "Visa 4242" }],
    [
      { kind: "balance-reminder", bookingId: id, moment: "last", part: "2098-01-01" },
      () => rows("INSERT INTO payment_parts (booking_id, due_on, amount) VALUES (?, '2098-01-01', 90000)", id),
    ],
    [{ kind: "payment-receipt", paymentId: id }],
    [{ kind: "amendment-proposed", bookingId: id, amendmentId: id }, () => overtime(null)],
    [{ kind: "amendment-proposed", bookingId: id, amendmentId: id }, () => overtime(until)],
    [{ kind: "amendment-ended", bookingId: id, amendmentId: id }, () => set("amendments SET status = 'declined'")],
    [{ kind: "amendment-ended", bookingId: id, amendmentId: id }, () => set("amendments SET status = 'withdrawn'")],
    [{ kind: "call", callId: id, sequence: 0 }],
    [{ kind: "call", callId: id, sequence: 0 }, () => set("calls SET canceled_at = 1")],
    [
      { kind: "new-address", bookingId: id, before: inquiry.email },
      () => set("bookings SET hold_ends_at = NULL"),
      "new@example.com",
    ],
    [{ kind: "payment-unmarked", paymentId: id }, () => set("payments SET status = 'unmarked', unmark_reason = '5'")],
    [
      { kind: "booking-ended", bookingId: id, status: "completed" },
      () => set("bookings SET status = 'completed', price = 0, deposit = 0"),
    ],
    [
      { kind: "booking-ended", bookingId: id, status: "cancelled" },
      () => set("bookings SET status = 'cancelled', canceled_by = 'client'"),
    ],
    [{ kind: "booking-ended", bookingId: id, status: "cancelled", signer: "one" }, async () => {}, "maya@example.com"],
  ];
  async function check(written: MailContent, where: string) {
    const html = await mailHtml(written, origin);
    expect(html, where).toContain(`<html lang="${language}">`);
    const calendars = (written.attachments ?? []).filter(({ type }) => type === "text/calendar");
    const events = calendars.map(({ content }) => /^SUMMARY:(.*)$/m.exec(new TextDecoder().decode(content))?.[1] ?? "");
    const files = (written.attachments ?? []).map(({ filename }) => filename.replace(/\.\w+$/, ""));
    const said = [written.subject, mailText(written), html, ...events, ...files].join("\n");
    expect(unmarkedIn(said, names), where).toEqual([]);
  }
  for (const [mail, before, recipient = inquiry.email] of mails) {
    await before?.();
    const context = { db, siteOrigin: origin, linkSecrets: secrets, takesCards: true };
    const written = await writeMail({ id: "one", mail, recipient }, context, now);
    const where = JSON.stringify(mail);
    if ("notNeeded" in written) throw new Error(`${where}: ${written.notNeeded}`);
    await check(written, where);
  }
  const words = wordsIn(language);
  const { planning, followUp } = words.bookingMails;
  const evening = { href: "#", tip: "#", songs: [{ title: "5", artist: null }] };
  for (const mail of planningMails) {
    const booking = { ...demoBooking, eventDate: "2098-04-17" } as const;
    const said = (text = "") => filledIn(text, booking, words);
    const { subject, text } = planning.texts?.[mail] ?? {};
    await check(planningContent(mail, { subject: said(subject), text: said(text) }, "#", evening, words), mail);
  }
  for (const of of followUps) {
    const waits = { name: "Maya", event: "Quinceañera", date: of === "lead" ? null : "2098-04-17", sum: 5 };
    const said = (text = "") => filledFollowUp(text, waits, words);
    const { subject, text } = followUp.texts?.[of] ?? {};
    await check(followUpContent(of, { subject: said(subject), text: said(text) }, "#", words), of);
  }
});
