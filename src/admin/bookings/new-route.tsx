import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { bookingDraft, priceFor, suggestPackage } from "../../business/bookings/booking-draft.ts";
import { makeBooking } from "../../business/bookings/make-booking.ts";
import { bookingMaterial } from "../../business/bookings/queries.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { bookingForm } from "../../forms/booking.ts";
import type { FieldIssue } from "../../forms/issues.ts";
import { type Entries, formBody, limitBody, type ShowAgain, texts } from "../../web/forms/form-body.ts";
import { actorOf, done } from "../frame/answers.ts";
import { adminPaths, bookingPaths, leadPaths, listQuery } from "../paths.ts";
import { NewBookingPage, newBookingMetadata } from "./new-page.tsx";
import { takenDate } from "./taken-date.ts";

const newBookingForm = z.extend(bookingForm, { key: z.uuid("Please reload the page and send again") });

interface Refused {
  entries: Entries;
  issues: readonly FieldIssue[];
}

/** The form, filled from the lead and the chosen package, or with what was typed and what is wrong with it. */
async function showForm(c: Context<AppEnv>, contactId: string | null, refused: Refused | null) {
  const { packages, contact, sameDate } = await bookingMaterial(primary(c.env.DB), contactId);
  if (contactId !== null && !contact) return c.notFound();
  const asked = packages.find(({ name }) => name === c.req.query(listQuery.package));
  const discountCode = contact?.discountCode ?? null;
  const props = {
    lead: contact && { id: contact.id, name: `${contact.firstName} ${contact.lastName}`, discountCode },
    formKey: refused?.entries.key ?? crypto.randomUUID(),
    packages: packages.map((each) => ({ ...each, offered: priceFor(each.price, discountCode) })),
    entries: refused?.entries ?? bookingDraft(contact, asked ?? suggestPackage(packages, contact)),
    issues: refused?.issues ?? [],
    sameDate: refused ? [] : sameDate,
  };
  return c.render(<NewBookingPage {...props} />, { metadata: newBookingMetadata });
}

const showAgain: ShowAgain = (c, refusal) => showForm(c, c.req.param("id") ?? null, refusal);

/** Makes a booking: from a lead, or by hand. */
export const adminNewBooking = new Hono<AppEnv>();

for (const path of [leadPaths(":id").booking, adminPaths.newBooking]) {
  adminNewBooking
    .get(path, (c) => showForm(c, c.req.param("id") ?? null, null))
    .post(path, limitBody, formBody(newBookingForm, showAgain), async (c) => {
      const contactId = c.req.param("id") ?? null;
      const { key, ...form } = c.req.valid("form");
      const made = await makeBooking(primary(c.env.DB), form, { contactId, key, ...actorOf(c) });
      if ("gone" in made) return c.notFound();
      if ("already" in made) return done(c, bookingPaths(made.already).page, "already-booked");
      if ("taken" in made) {
        c.status(409);
        return showForm(c, contactId, { entries: texts(await c.req.parseBody()), issues: [takenDate(made.taken)] });
      }
      c.var.sendMails();
      return done(c, bookingPaths(made.made).page, contactId ? "booked" : "booking-added");
    });
}
