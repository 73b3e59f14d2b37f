import { type Context, Hono } from "hono";
import { bookingDraft, priceFor, suggestPackage } from "../../business/bookings/booking-draft.ts";
import { makeBooking } from "../../business/bookings/make-booking.ts";
import { bookingMaterial } from "../../business/bookings/queries.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { FormState } from "../../forms/form-state.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { actorOf, done } from "../frame/answers.ts";
import { adminPaths, bookingPaths, leadPaths, listQuery } from "../paths.ts";
import { newBookingForm } from "./form.ts";
import { NewBookingPage, newBookingMetadata } from "./new-page.tsx";
import { takenDate } from "./taken-date.ts";

const contactOf = (c: Context<AppEnv>): string | null => c.req.param("id") ?? null;

/** The form, filled from the lead and the chosen package, or as it was refused. */
async function showForm(c: Context<AppEnv>, refused?: FormState<keyof (typeof newBookingForm)["shape"]>) {
  const contactId = contactOf(c);
  const { packages, contact, sameDate } = await bookingMaterial(primary(c.env.DB), contactId);
  if (contactId !== null && !contact) return c.notFound();
  const asked = packages.find(({ name }) => name === c.req.query(listQuery.package));
  const discountCode = contact?.discountCode ?? null;
  const props = {
    lead: contact && { id: contact.id, name: `${contact.firstName} ${contact.lastName}`, discountCode },
    formKey: refused?.values.key ?? crypto.randomUUID(),
    packages: packages.map((each) => ({ ...each, offered: priceFor(each.price, discountCode) })),
    form: refused ?? { values: bookingDraft(contact, asked ?? suggestPackage(packages, contact)), issues: [] },
    sameDate: refused ? [] : sameDate,
  };
  return c.render(<NewBookingPage {...props} />, { metadata: newBookingMetadata });
}

/** Makes a booking: from a lead, or by hand. */
export const adminNewBooking = new Hono<AppEnv>();

for (const path of [leadPaths(":id").booking, adminPaths.newBooking]) {
  const making = formRoute({
    path,
    schema: newBookingForm,
    again: showForm,
    mails: true,
    async act(c, { key, ...form }) {
      const contactId = contactOf(c);
      const made = await makeBooking(primary(c.env.DB), form, { contactId, key, ...actorOf(c) });
      if ("gone" in made) return c.notFound();
      if ("already" in made) return done(bookingPaths(made.already).page, "already-booked");
      if ("taken" in made) return { status: 409, issues: [takenDate(made.taken)] };
      return done(bookingPaths(made.made).page, contactId ? "booked" : "booking-added");
    },
  });
  adminNewBooking.get(path, (c) => showForm(c)).route("/", making);
}
