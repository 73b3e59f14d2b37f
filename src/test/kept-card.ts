import { adminPaths } from "../features/admin/paths.ts";
import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { portalBooked, portalPay } from "../features/payments/client/paths.ts";
import { portalApi } from "../features/portal/paths.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt } from "../platform/dates.ts";
import { day } from "../platform/durations.ts";
import { see } from "./administrator.ts";
import { formIn } from "./booking-forms.ts";
import { mainTextIn } from "./page.ts";
import { signIn, storeBooking } from "./portal.ts";
import { rows } from "./rows.ts";
import { signBoth } from "./signatures.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "./site.ts";
import { atDashboard, deliver, keptAtStripe } from "./stripe.ts";

export const { email: EMAIL, mails } = mailbox();
export const now = Date.now();
export const today = calendarDateAt(now);
export const [first, second, last] = [addDays(today, 20), addDays(today, 50), addDays(today, 97)];

export type Booking = Awaited<ReturnType<typeof storeBooking>>;

/** From noon on, a minute apart. */
export const cronOn = async (date: CalendarDate, times = 2) => {
  for (let count = 0; count < times; count += 1) await cron(instantAt(date, 720 + count), { EMAIL });
};
export const paidOf = ({ id }: Booking) =>
  rows("SELECT amount, status FROM payments WHERE booking_id = ? AND purpose <> 'deposit' ORDER BY created_at", id);
export const moneyPage = async (booking: Booking) =>
  mainTextIn(await htmlAt(portalBooked(booking.id), await signIn(booking)));
export const todayPage = async () => mainTextIn(await see(adminPaths.today));
export const end = async (booking: Booking, of: Booking = booking) =>
  visit(postForm(portalApi.card, { booking: booking.id }, await signIn(of)), { EMAIL });
export const attachedBefore = async () => (await keptAtStripe("")).attached;

/** Pays the deposit, and keeps the card if asked. */
export async function booked({ keep = true, language = "en" } = {}) {
  const booking = await storeBooking({
    price: 100_000,
    deposit: 25_000,
    eventDate: addDays(today, 104),
    createdAt: now - 30 * day,
    clientName: "Ana Núñez",
    language,
  });
  await signBoth(booking.id);
  await rows(
    "INSERT INTO payment_parts (booking_id, due_on, amount) VALUES (?1, ?2, 30000), (?1, ?3, 30000)",
    ...[booking.id, first, second],
  );
  const client = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const offered = await htmlAt(portalPay("deposit", booking.id), client);
  const form = { booking: booking.id, purpose: "deposit", way: "card", ...(keep ? { keep: "yes" } : {}) };
  const page = (await visit(postForm(portalApi.pay, form, client))).headers.get("Location") ?? "";
  const back = new URL((await fetch(page, { method: "POST", redirect: "manual" })).headers.get("Location") ?? "");
  await visit(get(back.pathname + back.search, client), { EMAIL });
  mails.length = 0;
  return { ...booking, offered };
}

export const chargesOf = async ({ id }: Booking) => (await keptAtStripe(id)).charges.map(({ amount }) => amount);
export const tellAll = async (query: string) => {
  for (const event of await atDashboard(query)) await deliver(event, { EMAIL });
};
export const toClient = ({ clientEmail }: Booking) => mails.filter(({ to }) => to === clientEmail);

export const changeForm = async ({ id }: Booking) => {
  const page = await see(bookingPaths(id).page);
  return formIn(page.slice(page.indexOf("Change the booking")));
};
