import { env } from "cloudflare:workers";
import { primary } from "../../database/client.ts";
import { amendments } from "../../database/schema/contracts.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import { bookingPaths, changeFragment } from "../../features/bookings/dj/paths.ts";
import { bookingSummary } from "../../features/bookings/model.ts";
import { bookingMoney } from "../../features/payments/dj/paths.ts";
import { portalApi } from "../../features/portal/paths.ts";
import { api } from "../../features/site/paths.ts";
import { offerDates } from "../../features/waitlist/offer-dates.ts";
import { signWaitlistToken } from "../../features/waitlist/waitlist-token.ts";
import { addDays } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { asAdministrator } from "../access.ts";
import { see } from "../administrator.ts";
import { formIn } from "../booking-forms.ts";
import { secrets, signIn, storeBooking } from "../portal.ts";
import { rows } from "../rows.ts";
import { signBoth } from "../signatures.ts";
import { postForm, postJson } from "../site.ts";
import { count, newEmail, newKey, settleEarlierWrites, type WritePath } from "./write-path.ts";

const db = primary(env.DB);

async function signedBooking() {
  const booking = await storeBooking({ venue: null, city: null });
  await signBoth(booking.id);
  const { clientName, clientEmail, eventDate, startTime, endTime, eventType, packageName } = booking;
  const form = {
    clientName,
    clientEmail,
    eventDate,
    startTime,
    endTime,
    eventType,
    packageName,
    venue: "",
    city: "",
    clientPhone: "",
    price: "2600",
    deposit: "624.75",
    note: "",
  };
  const propose = async () => postForm(bookingPaths(booking.id).page, form, await asAdministrator());
  return { booking, propose };
}

let takenDays = 0;

/** Near enough for a waitlist. */
function takenDay() {
  takenDays += 1;
  return storeBooking({ eventDate: addDays("2027-06-01", takenDays) });
}

export const agreementWrites: readonly WritePath[] = [
  {
    name: "A change of what was signed, from the DJ",
    async begin() {
      const { booking, propose } = await signedBooking();
      return {
        request: propose,
        stored: () => count("amendments WHERE booking_id = ? AND status <> 'withdrawn'", booking.id),
        mails: 1,
      };
    },
  },
  {
    name: "A change that answers what the client asked",
    async begin() {
      const { booking } = await signedBooking();
      const [request, path] = [newKey(), bookingPaths(booking.id).page];
      await db.insert(clientRequests).values({
        id: request,
        clientEmail: booking.clientEmail,
        bookingId: booking.id,
        type: "general",
        subject: "Longer",
        message: "May it go on until midnight?",
        createdAt: Date.now(),
        updatedAt: Date.now(),
      });
      const [, page = ""] = (await see(path)).split(`id="${changeFragment.slice(1)}"`);
      const form = { ...formIn(page), price: "2600", answers: request };
      return {
        request: async () => postForm(path, form, await asAdministrator()),
        stored: () =>
          count(
            "amendments JOIN client_requests AS asked ON asked.id = request_id WHERE asked.id = ? AND asked.status = 'completed'",
            request,
          ),
        mails: 1,
      };
    },
  },
  {
    name: "The client's yes to it",
    async begin() {
      const { booking } = await signedBooking();
      const [amendment, client] = [newKey(), await signIn(booking)];
      const before = bookingSummary({
        ...booking,
        companyName: null,
        lines: [],
        signers: [],
        venue: null,
        city: null,
        price: 249_900,
        deposit: 62_475,
      });
      const after = { ...before, price: 260_000, endTime: "23:30" };
      await db
        .insert(amendments)
        .values({ id: amendment, bookingId: booking.id, before, after, by: "dj", createdAt: 1 });
      return {
        request: () => postJson(portalApi.amendment, { booking: booking.id, amendment }, client),
        stored: () => count("bookings WHERE id = ? AND price = 260000 AND sequence = 1", booking.id),
        mails: 2,
      };
    },
  },
  {
    name: "A contract that the DJ signs by hand",
    async begin() {
      const booking = await storeBooking({ status: "hold", deposit: 0 });
      await signBoth(booking.id, { countersigned: false });
      // The copies are of the stored version.
      await rows(
        "INSERT INTO contract_versions (booking_id, number, sheet, created_at) VALUES (?, 1, '{}', 1)",
        booking.id,
      );
      return {
        request: async () => postForm(bookingPaths(booking.id).contract, { change: "sign" }, await asAdministrator()),
        stored: () =>
          count("countersignatures JOIN signatures ON signatures.id = signature_id WHERE booking_id = ?", booking.id),
        mails: 4,
      };
    },
  },
  {
    name: "An invoice",
    async begin() {
      const { booking } = await signedBooking();
      const form = { key: newKey(), billTo: "A firm", purchaseOrder: "" };
      return {
        request: async () => postForm(bookingMoney(booking.id).invoice, form, await asAdministrator()),
        stored: () => count("invoices WHERE booking_id = ?", booking.id),
        mails: 0,
      };
    },
  },
  {
    name: "A date that the DJ gives again",
    async begin() {
      const booking = await storeBooking({ status: "released", holdEndsAt: 1 });
      return {
        request: async () => postForm(bookingPaths(booking.id).status, { status: "hold" }, await asAdministrator()),
        stored: () => count("bookings WHERE id = ? AND status = 'hold' AND hold_ends_at > 1", booking.id),
        mails: 1,
      };
    },
  },
  {
    name: "A hold that the DJ makes longer",
    async begin() {
      const endsAt = Date.now() + day;
      const booking = await storeBooking({ status: "hold", holdEndsAt: endsAt });
      const longer = { status: "longer", endsAt: String(endsAt) };
      return {
        request: async () => postForm(bookingPaths(booking.id).status, longer, await asAdministrator()),
        stored: () => count("bookings WHERE id = ? AND hold_ends_at = ?", booking.id, endsAt + 2 * day),
        mails: 1,
      };
    },
  },
  {
    name: "A place on a waitlist",
    async begin() {
      const email = newEmail();
      const { eventDate } = await takenDay();
      const form = { date: eventDate, email, name: "", idempotencyKey: newKey() };
      return {
        request: () => postJson(api.waitlist, form),
        stored: () => count("waitlist WHERE email = ?", email),
        mails: 1,
      };
    },
  },
  {
    name: "The yes to it",
    async begin() {
      const [id, email] = [newKey(), newEmail()];
      const { eventDate: date } = await takenDay();
      await db
        .insert(waitlist)
        .values({ id, date, email, mailbox: id, idempotencyKey: newKey(), createdAt: Date.now() });
      const token = await signWaitlistToken(
        secrets,
        "waitlist-confirm",
        { id, email, linkVersion: 0 },
        Date.now() + day,
      );
      return {
        request: () => postForm(api.waitlistConfirm, { token, dates: date }),
        stored: () => count("waitlist WHERE id = ? AND confirmed_at IS NOT NULL", id),
        mails: 0,
      };
    },
  },
  {
    name: "A date that is offered to its waitlist",
    async begin() {
      const email = newEmail();
      await settleEarlierWrites();
      // Earlier than all dates that other writes book.
      const date = "2027-02-01";
      const [id, idempotencyKey] = [newKey(), newKey()];
      await db
        .insert(waitlist)
        .values({ id, date, email, mailbox: id, idempotencyKey, createdAt: Date.now(), confirmedAt: Date.now() });
      return {
        stored: () => count("waitlist WHERE email = ? AND offered_at IS NOT NULL", email),
        later: async () => void (await offerDates(db, Date.now())),
        mails: 1,
      };
    },
  },
];
