import { type Context, Hono } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { contactEventTypeLabels } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt, clockOf, isCalendarDate, minutesOf } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { hasNoAddress, noAddressOf } from "../../../platform/fields/no-address.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isFormPost } from "../../../platform/http/forms/problem.tsx";
import { dollarEntry } from "../../../platform/money.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { type Contact, findContactQuery } from "../../leads/read-lead.ts";
import { lessCode } from "../../prices/codes.ts";
import { type Rates, sumOf } from "../../prices/model.ts";
import type { Package } from "../../prices/packages.ts";
import { depositOn, travelLines } from "../../prices/price-of.ts";
import { entriesOfTax, packageTotal, taxOf, withoutTax } from "../../prices/tax.ts";
import { suggestPackage } from "../booking-choices.ts";
import { bookingMaterial, boughtAtFirst, type QuoteOfLead } from "../booking-material.ts";
import { makeBooking } from "../make-booking.ts";
import { type BookingField, type BookingInput, depositAbovePrice, invalidEmail, newBookingForm } from "./form.ts";
import { fillField, NewBookingPage, newBookingMetadata } from "./new-page.tsx";
import { bookingPaths } from "./paths.ts";
import { clashing, takenDate } from "./taken-date.ts";

const contactOf = (c: Context<AppEnv>): string | null => c.req.param("id") ?? null;

type BookingForm = FormState<keyof (typeof newBookingForm)["shape"]>;

type DraftRates = Pick<Rates, "terms" | "codes" | "tax" | "zones">;

/** In cents, with the way there. */
const priceAt = (
  chosen: Package,
  { discountCode, city = "" }: { discountCode: string | null; city: string | undefined },
  rates: DraftRates,
): number => lessCode(chosen, discountCode, rates.codes) + sumOf(travelLines({ city }, rates));

/** Hour. */
const usualStart = 18;

const typeLabel = (eventType: string): string =>
  Object.entries(contactEventTypeLabels).find(([type]) => type === eventType)?.[1] ?? eventType;

function withPackage(
  typed: FormState<BookingField>["values"],
  chosen: Package,
  discountCode: string | null,
  rates: DraftRates,
): FormState<BookingField>["values"] {
  const { terms, tax } = rates;
  const price = priceAt(chosen, { discountCode, city: typed.city }, rates);
  const total = typed.salesTax === "off" ? price : packageTotal(price, tax);
  const [start = clockOf(60 * usualStart)] = /^\d\d:\d\d$/.exec(typed.startTime ?? "") ?? [];
  return {
    ...typed,
    endTime: clockOf(minutesOf(start) + 60 * chosen.duration),
    packageName: chosen.name,
    price: dollarEntry(price),
    deposit: dollarEntry(depositOn(total, terms.depositPercent)),
  };
}

/** Money in cents. */
type AgreedBefore = Partial<
  Pick<
    BookingInput,
    "eventDate" | "startTime" | "endTime" | "eventType" | "venue" | "city" | "packageName" | "price" | "deposit"
  >
>;

/** Values in `before` come first. */
function bookingDraft(
  contact: Contact | null,
  chosen: Package | undefined,
  rates: DraftRates,
  before: AgreedBefore = {},
): FormState<BookingField>["values"] {
  const { terms, tax } = rates;
  const at = { discountCode: contact?.discountCode ?? null, city: before.city ?? undefined };
  const price = before.price ?? (chosen ? priceAt(chosen, at, rates) : null);
  return {
    ...(contact
      ? {
          clientName: `${contact.firstName} ${contact.lastName}`,
          clientEmail: hasNoAddress(contact.email) ? "" : contact.email,
          clientPhone: contact.phone ?? "",
          companyName: contact.companyName ?? "",
          billingAddress: contact.billingAddress ?? "",
          purchaseOrder: contact.purchaseOrder ?? "",
          eventDate: before.eventDate ?? contact.eventDate ?? "",
          eventType: before.eventType ?? typeLabel(contact.eventType),
          venue: before.venue ?? contact.venue ?? "",
        }
      : {}),
    startTime: before.startTime ?? clockOf(60 * usualStart),
    endTime: before.endTime ?? clockOf(60 * (usualStart + (chosen?.duration ?? 4))),
    city: before.city ?? "",
    packageName: before.packageName ?? chosen?.name ?? "",
    price: price === null ? "" : dollarEntry(price),
    deposit:
      price === null ? "" : dollarEntry(before.deposit ?? depositOn(packageTotal(price, tax), terms.depositPercent)),
    ...entriesOfTax(tax),
    status: "confirmed",
  };
}

const agreedInQuote = ({ choice, facts, price }: QuoteOfLead): AgreedBefore => ({
  packageName: facts.packageName,
  city: choice.city || null,
  price: sumOf(withoutTax(price.lines)),
  deposit: price.deposit,
  startTime: choice.startTime,
  endTime: choice.endTime,
  eventType: facts.eventType,
  venue: facts.venue,
  eventDate: choice.eventDate,
});

/** From the form of a call. */
function agreedByPhone(c: Context<AppEnv>): AgreedBefore {
  const { package: packageName, city, price } = c.req.query();
  return {
    ...(packageName ? { packageName } : {}),
    ...(city ? { city } : {}),
    ...(price && /^\d{1,8}$/.test(price) ? { price: Number(price) } : {}),
  };
}

async function showForm(c: Context<AppEnv>, refused?: BookingForm, fill?: string) {
  const contactId = contactOf(c);
  const asked = refused?.values.eventDate ?? c.req.query("date") ?? "";
  const date = isCalendarDate(asked) ? asked : null;
  const found = await bookingMaterial(primary(c.env.DB), contactId, date, Date.now());
  const { packages, contact, sameDate, codes } = found;
  if (contactId !== null && !contact) return c.notFound();
  const discountCode = contact?.discountCode ?? null;
  const filled = packages.find(({ name }) => name === fill);
  const before = found.quote ? agreedInQuote(found.quote) : agreedByPhone(c);
  const quoted = found.quote && taxOf(found.quote.price.lines);
  const draftTax = found.quote ? quoted : found.tax;
  const named = packages.find(({ name }) => name === before.packageName);
  const props = {
    lead: contact && { id: contact.id, name: `${contact.firstName} ${contact.lastName}`, discountCode },
    formKey: refused?.values.key ?? crypto.randomUUID(),
    packages: packages.map((each) => ({ ...each, offered: lessCode(each, discountCode, codes) })),
    form: {
      values: refused
        ? filled
          ? withPackage(refused.values, filled, discountCode, found)
          : refused.values
        : {
            ...bookingDraft(
              contact,
              before.packageName ? named : suggestPackage(packages, contact, codes),
              { ...found, tax: draftTax },
              before,
            ),
            ...(date ? { eventDate: date } : {}),
          },
      issues: refused?.issues ?? [],
    },
    sameDate,
    isQuoted: found.quote !== null,
    tax: quoted ?? found.tax,
  };
  return c.render(<NewBookingPage {...props} />, { metadata: newBookingMetadata });
}

const fillIn = createMiddleware<AppEnv>(async (c, next) => {
  if (!isFormPost(c)) return next();
  const { [fillField]: fill, ...values } = await textsOf(c, [...Object.keys(newBookingForm.shape), fillField]);
  return fill === undefined ? next() : showForm(c, { values, issues: [] }, fill);
});

export const adminNewBooking = new Hono<AppEnv>();

for (const path of [leadPaths(":id").booking, adminPaths.newBooking]) {
  const making = formRoute({
    path,
    schema: newBookingForm,
    guard: every(changesDates, fillIn),
    again: (c, form) => showForm(c, form),
    mails: true,
    async act(c, { key, tell, salesTax, certificate, ...form }, now) {
      const contactId = contactOf(c);
      const db = primary(c.env.DB);
      const [lead] = contactId === null || form.clientEmail !== "" ? [] : await findContactQuery(db, contactId);
      if (lead && !hasNoAddress(lead.email))
        return { status: 422, issues: [{ path: "clientEmail", message: invalidEmail }] };
      const clientEmail = form.clientEmail || (lead?.email ?? noAddressOf(key));
      const { bought, planned } = await boughtAtFirst(
        db,
        contactId,
        { ...form, salesTax, certificate },
        calendarDateAt(now),
      );
      if (form.deposit > bought.price)
        return { status: 422, issues: [{ path: "deposit", message: depositAbovePrice }] };
      const made = await makeBooking(
        db,
        { ...form, clientEmail, ...bought },
        {
          contactId,
          key,
          tell: tell !== undefined,
          ...actorOf(c),
        },
        planned,
      );
      if ("gone" in made) return c.notFound();
      if ("already" in made) return redirectWithNotice(bookingPaths(made.already).page, "already-booked");
      if ("clashes" in made) return { status: 409, issues: [clashing(made.clashes)] };
      if ("taken" in made) return { status: 409, issues: [takenDate(made.taken)] };
      const isMailed = contactId !== null || tell !== undefined;
      return redirectWithNotice(
        bookingPaths(made.made).page,
        !isMailed ? "booking-added" : hasNoAddress(clientEmail) ? "booked-by-phone" : "booked",
      );
    },
  });
  adminNewBooking.get(path, (c) => showForm(c)).route("/", making);
}
