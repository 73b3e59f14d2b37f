import { env } from "cloudflare:workers";
import { adminPaths } from "../../features/admin/paths.ts";
import { bookingPaths } from "../../features/bookings/dj/paths.ts";
import { bookingMoney } from "../../features/payments/dj/paths.ts";
import { portalApi } from "../../features/portal/paths.ts";
import { hour } from "../../platform/durations.ts";
import { asAdministrator } from "../access.ts";
import { signIn, storeBooking } from "../portal.ts";
import { signBoth } from "../signatures.ts";
import { postForm, visit } from "../site.ts";
import { atDashboard, atStripe, deliver, delivery, paidEvent, payAtStripe } from "../stripe.ts";
import { count, newKey, type WritePath } from "./write-path.ts";

async function waitingForDeposit() {
  const { id } = await storeBooking({ status: "hold", holdEndsAt: Date.now() + 10 * hour, deposit: 58_100 });
  await signBoth(id);
  const stored = () =>
    count(
      "payments INNER JOIN bookings ON bookings.id = booking_id WHERE booking_id = ? AND bookings.status = 'confirmed'",
      id,
    );
  return { id, stored };
}

export const paymentWrites: readonly WritePath[] = [
  {
    name: "A deposit that Stripe tells of",
    async begin() {
      const { id, stored } = await waitingForDeposit();
      const event = paidEvent({ booking: id, amount: 58_100 });
      return { request: () => delivery(event), stored, mails: 4 };
    },
  },
  {
    name: "A refund that was made at Stripe",
    async begin() {
      const { id } = await waitingForDeposit();
      const intent = `pi_${newKey()}`;
      await atStripe(`paid=${intent}`);
      await deliver(paidEvent({ booking: id, amount: 58_100, intent }));
      await env.DB.prepare("DELETE FROM outbox").run();
      const [event = ""] = await atDashboard(`refund=${intent}&amount=100`);
      const stored = () =>
        count("refunds JOIN payments ON payments.id = payment_id WHERE booking_id = ? AND refunded_amount = 100", id);
      return { request: () => delivery(event), stored, mails: 1 };
    },
  },
  {
    name: "A refund that comes before its payment",
    async begin() {
      const { id } = await waitingForDeposit();
      const { intent } = await payAtStripe({ booking: id, amount: 58_100 });
      const [event = ""] = await atDashboard(`refund=${intent}&amount=100`);
      const stored = () =>
        count("refunds JOIN payments ON payments.id = payment_id WHERE booking_id = ? AND refunded_amount = 100", id);
      return { request: () => delivery(event), stored, mails: 3 };
    },
  },
  {
    name: "A hold that the DJ confirms",
    async begin() {
      const { id } = await waitingForDeposit();
      return {
        request: async () => postForm(bookingPaths(id).status, { status: "confirmed" }, await asAdministrator()),
        stored: () => count("bookings WHERE id = ? AND status = 'confirmed'", id),
        mails: 1,
      };
    },
  },
  {
    name: "A deposit that the DJ marks",
    async begin() {
      const { id, stored } = await waitingForDeposit();
      const form = { key: newKey(), purpose: "deposit", method: "zelle", amount: "581", note: "" };
      return {
        request: async () => postForm(bookingMoney(id).mark, form, await asAdministrator()),
        stored,
        mails: 3,
      };
    },
  },
  {
    name: "A quote from a call",
    async begin() {
      const [key, quoteKey] = [newKey(), newKey()];
      const [row] = await env.DB.prepare("SELECT id FROM packages ORDER BY price")
        .all<{ id: string }>()
        .then(({ results }) => results);
      const form = {
        key,
        quoteKey,
        name: "Cara Call",
        email: "cara@example.com",
        phone: "",
        eventType: "Anniversary",
        eventDate: "2097-06-15",
        city: "Tampa",
        offer: row?.id ?? "",
        price: "2000",
        becomes: "quote",
      };
      return {
        request: async () => postForm(adminPaths.newLead, form, await asAdministrator()),
        stored: () => count("quotes WHERE id = ? AND contact_id = ?", quoteKey, key),
        mails: 1,
      };
    },
  },
  {
    name: "A payment that the DJ unmarks, and tells of",
    async begin() {
      const { id } = await storeBooking();
      const payment = newKey();
      const headers = await asAdministrator();
      const marked = { key: payment, purpose: "deposit", method: "zelle", amount: "581", note: "" };
      await visit(postForm(bookingMoney(id).mark, marked, headers));
      await env.DB.prepare("DELETE FROM outbox").run();
      const form = { payment, reason: "That was another check", tell: "yes" };
      return {
        request: async () => postForm(bookingMoney(id).unmark, form, headers),
        stored: () => count("payments WHERE id = ? AND status = 'unmarked'", payment),
        mails: 1,
      };
    },
  },
  {
    name: "A payment that a client says is coming",
    async begin() {
      const booking = await storeBooking();
      const form = { booking: booking.id, purpose: "deposit", way: "zelle" };
      const headers = await signIn(booking);
      return {
        request: async () => postForm(portalApi.pay, form, headers),
        stored: () => count("announced_payments WHERE booking_id = ?", booking.id),
        mails: 2,
      };
    },
  },
];
