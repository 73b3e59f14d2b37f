import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { bookingDraft, priceFor, suggestPackage, withPackage } from "../../business/bookings/booking-draft.ts";
import { makeBooking } from "../../business/bookings/make-booking.ts";
import { bookingMaterial } from "../../business/bookings/queries.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { bookingForm } from "../../forms/booking.ts";
import type { FieldIssue } from "../../forms/issues.ts";
import { type Entries, formBody, limitBody, type ShowAgain, texts } from "../../web/forms/form-body.ts";
import { isFormPost } from "../../web/forms/problem.tsx";
import { deedOf, done } from "../frame/answers.ts";
import { adminPaths, bookingPaths, leadPaths } from "../paths.ts";
import { fillField, NewBookingPage, newBookingMetadata } from "./new-page.tsx";
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
  const discountCode = contact?.discountCode ?? null;
  const typed = refused?.entries;
  const filled = packages.find(({ name }) => name === typed?.[fillField]);
  const props = {
    lead: contact && { id: contact.id, name: `${contact.firstName} ${contact.lastName}`, discountCode },
    formKey: typed?.key ?? crypto.randomUUID(),
    packages: packages.map((each) => ({ ...each, offered: priceFor(each.price, discountCode) })),
    entries: typed
      ? filled
        ? withPackage(typed, filled, discountCode)
        : typed
      : bookingDraft(contact, suggestPackage(packages, contact)),
    issues: refused?.issues ?? [],
    sameDate: refused?.issues.length ? [] : sameDate,
  };
  return c.render(<NewBookingPage {...props} />, { metadata: newBookingMetadata });
}

/** A package that was pressed in the middle of the form: the form again, with what the package says filled in. */
const fillIn = createMiddleware<AppEnv>(async (c, next) => {
  if (!isFormPost(c)) return next();
  const entries = texts(await c.req.parseBody());
  if (entries[fillField] === undefined) return next();
  return showForm(c, c.req.param("id") ?? null, { entries, issues: [] });
});

const showAgain: ShowAgain = (c, refusal) => showForm(c, c.req.param("id") ?? null, refusal);

/** Makes a booking: from a lead, or by hand. */
export const adminNewBooking = new Hono<AppEnv>();

for (const path of [leadPaths(":id").booking, adminPaths.newBooking]) {
  adminNewBooking
    .get(path, (c) => showForm(c, c.req.param("id") ?? null, null))
    .post(path, limitBody, fillIn, formBody(newBookingForm, showAgain), async (c) => {
      const contactId = c.req.param("id") ?? null;
      const { key, ...form } = c.req.valid("form");
      const made = await makeBooking(primary(c.env.DB), form, { contactId, key, ...deedOf(c) });
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
