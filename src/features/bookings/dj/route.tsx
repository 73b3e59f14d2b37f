import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { timeInWords } from "../../../platform/english.ts";
import { isSameText, parsedJson } from "../../../platform/fields/fields.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { dollarEntry, dollars } from "../../../platform/money.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, idOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { bookingToChange, changeOrPropose } from "../../contracts/changes/change-or-propose.ts";
import { writesInForm } from "../../leads/dj/form.ts";
import { addressOfClient, revokeLinksQueries } from "../../people/end-links.ts";
import { isErased } from "../../people/erased-address.ts";
import { queuePortalLinkQuery } from "../../portal/access/queue-portal-link.ts";
import type { PriceLine, SalesTax } from "../../prices/model.ts";
import { ratesIn, ratesQueries } from "../../prices/read-rates.ts";
import { taxOfForm } from "../../prices/tax.ts";
import { salesTaxOf } from "../../settings/model.ts";
import { settingsQuery } from "../../settings/store.ts";
import { wishOf } from "../amendments.ts";
import { entriesOfLines, lineFields, linesOfFields, packageLine, withOffer } from "../lines.ts";
import { unlessTaken } from "../make-booking.ts";
import { findBookingQuery } from "../read-bookings.ts";
import { invalidEmail, notifiedChangeForm, portalLinkForm } from "./form.ts";
import { moving } from "./move-route.tsx";
import { bookingPaths } from "./paths.ts";
import { bookingRoute, comesBackTo, entriesOf, showBooking } from "./show-booking.tsx";
import { clashing, takenPlace, takenToMove } from "./taken-date.ts";

const unclearLines = {
  path: "lineLabels",
  message: "Each line needs a name, a whole number of how many and dollars for one, such as 100 or -100",
};

const depositAbove = { path: "deposit", message: "The lines now cost less than the deposit: please lower it" };

type OtherPackage = Pick<
  z.output<typeof notifiedChangeForm>,
  "packageName" | "packageWas" | "price" | "priceWas" | "startTime" | "endTime" | "endWas"
> & { lines: readonly PriceLine[] };

/** Null unless another package was chosen, at the price of the one before: then the form has the new one's. */
async function offered(c: Context<AppEnv>, { packageName, packageWas, lines, ...form }: OtherPackage) {
  const { price, startTime } = form;
  if (packageWas === undefined || packageName === packageWas) return null;
  const now = Date.now();
  const rates = ratesIn(await batchOf(primary(c.env.DB), ratesQueries(primary(c.env.DB))), null, calendarDateAt(now));
  const offer = rates.offers.find(({ name }) => name === packageName);
  const bought = lines.length > 0 ? lines : [packageLine({ packageName: packageWas, price })];
  const next = offer && withOffer({ lines: bought, startTime }, packageWas, offer, rates);
  if (!next || price === next.price) return null;
  if (dollarEntry(price) !== form.priceWas) return "typed";
  const endTime = form.endTime === form.endWas ? next.endTime : form.endTime;
  const values = await textsOf(c, Object.keys(notifiedChangeForm.shape));
  const entries = {
    endTime,
    endWas: endTime,
    price: dollarEntry(next.price),
    packageWas: packageName,
    priceWas: dollarEntry(next.price),
    ...entriesOfLines(next.lines),
  };
  const message = `${packageWas} stood at ${dollars(price)}, ${packageName} comes to ${dollars(next.price)}, until ${timeInWords(endTime)}. Both are filled in: save them, or type others.`;
  c.status(422);
  return showBooking(c, { values: { ...values, ...entries }, issues: [{ path: "price", message }] });
}

const changedMeanwhile = {
  path: "",
  message:
    "The booking was changed while its page was open. What is new is filled in, and what you typed stays: look at both, and save again.",
};

const wishedMeanwhile = {
  path: "",
  message:
    "The client asked for a change, or took one back, while this page was open: look at it first. What you typed stays, and is not saved yet.",
};

const entriesIn = (seen: string | undefined) =>
  z.safeParse(z.record(z.string(), z.string()), parsedJson(seen ?? null)).data;

/** Null unless the booking has changed since its page was opened: then the form has what is new beside what was typed. */
async function mergedWithNewer(c: Context<AppEnv>, seen: string | undefined, now: number) {
  const was = entriesIn(seen);
  if (!was) return null;
  const found = await bookingToChange(primary(c.env.DB), idOf(c), now);
  if (!found) return null;
  const newest = { ...entriesOf(found.booking), wish: wishOf(found.proposal) };
  const isNewer = Object.entries(newest).filter(([name, value]) => !isSameText(value, was[name]));
  if (isNewer.length === 0) return null;
  const typed: Partial<Record<string, string>> = await textsOf(c, Object.keys(notifiedChangeForm.shape));
  // Columns of one table: a line of theirs beside an amount of ours would be another line.
  const areLinesTyped = lineFields.some((name) => !isSameText(typed[name], was[name]));
  const isTyped = (name: string) =>
    lineFields.some((line) => line === name) ? areLinesTyped : !isSameText(typed[name], was[name]);
  const taken = Object.fromEntries(Object.entries(newest).filter(([name]) => !isTyped(name)));
  c.status(409);
  const { packageName: packageWas = "", price: priceWas = "", endTime: endWas = "" } = newest;
  const values = { ...typed, ...taken, packageWas, priceWas, endWas, seen: JSON.stringify(newest) };
  const isWishAlone = isNewer.every(([name]) => name === "wish");
  return showBooking(c, { values, issues: [isWishAlone ? wishedMeanwhile : changedMeanwhile] });
}

const changing = formRoute({
  path: bookingRoute.page,
  schema: notifiedChangeForm,
  guard: changesDates,
  again: showBooking,
  mails: true,
  async act(
    c,
    {
      packageWas,
      priceWas,
      endWas,
      answers,
      tell,
      lineKinds,
      lineLabels,
      lineNotes,
      lineCounts,
      lineAmounts,
      seen,
      ...typed
    },
    now,
  ) {
    const merged = await mergedWithNewer(c, seen, now);
    if (merged) return merged;
    const { salesTax, certificate, ...form } = typed;
    const id = idOf(c);
    const lines = linesOfFields({ lineKinds, lineLabels, lineNotes, lineCounts, lineAmounts });
    if (!lines) return { status: 422, issues: [unclearLines] };
    const look = await offered(c, { ...form, lines, packageWas, priceWas, endWas });
    if (look instanceof Response) return look;
    const db = primary(c.env.DB);
    const [kept] = form.clientEmail === "" ? await findBookingQuery(db, id) : [];
    if (kept && !hasNoAddress(kept.clientEmail))
      return { status: 422, issues: [{ path: "clientEmail", message: invalidEmail }] };
    const offeredTax = salesTax === "on" ? salesTaxOf(await settingsQuery(db)) : null;
    const tax = (agreed: SalesTax | null) => taxOfForm({ salesTax, certificate }, agreed, offeredTax);
    const change = { ...form, clientEmail: kept?.clientEmail ?? form.clientEmail, lines, tax, answers, updatedAt: now };
    const changed = changeOrPropose(db, id, change, tell !== undefined, actorOf(c));
    const outcome = await unlessTaken(db, changed, { id, newDate: form.eventDate, now });
    if ("taken" in outcome) return { status: 409, issues: [takenPlace(outcome)] };
    if (typeof outcome.done === "object")
      return {
        status: 409,
        issues: ["taken" in outcome.done ? takenToMove(outcome.done.taken) : clashing(outcome.done.clashes)],
      };
    if (outcome.done === "deposit-above") return { status: 422, issues: [depositAbove] };
    const was = entriesIn(seen)?.clientEmail;
    const isReaddressed = was !== undefined && was !== "" && was !== change.clientEmail;
    if (outcome.done === "changed")
      return redirectWithNotice(
        bookingPaths(id).page,
        isReaddressed ? "saved-readdressed" : look ? "saved-typed" : "saved",
      );
    if (outcome.done === "proposed")
      return redirectWithNotice(bookingPaths(id).page, look ? "proposed-typed" : "proposed");
    if (!isErased(form.clientEmail)) return c.notFound();
    return { status: 422, issues: [{ path: "clientEmail", message: invalidEmail }] };
  },
});

const linking = formRoute({
  path: bookingRoute.portalLink,
  schema: portalLinkForm,
  mails: true,
  comesBackTo,
  async act(c, { change }, now) {
    const id = idOf(c);
    const { page } = bookingPaths(id);
    const db = primary(c.env.DB);
    if (change === "revoke") {
      const [revoked] = await db.batch(revokeLinksQueries(db, addressOfClient(id), now));
      return revoked.length > 0 ? redirectWithNotice(page, "links-revoked") : c.notFound();
    }
    // A client brought along gets reminders once the DJ has written.
    const [queued] = await db.batch([
      queuePortalLinkQuery(db, id, now),
      db
        .update(bookings)
        .set({ isLeftAlone: false })
        .where(and(eq(bookings.id, id), eq(bookings.isLeftAlone, true))),
    ]);
    return redirectWithNotice(page, queued.length > 0 ? "link-sent" : "link-not-sent");
  },
});

const writingIn = formRoute({
  path: bookingRoute.language,
  schema: writesInForm,
  comesBackTo,
  async act(c, { language }) {
    const id = idOf(c);
    const [changed] = await primary(c.env.DB)
      .update(bookings)
      .set({ language })
      .where(eq(bookings.id, id))
      .returning({ id: bookings.id });
    return changed ? redirectWithNotice(bookingPaths(id).page, "language") : c.notFound();
  },
});

export const adminBooking = new Hono<AppEnv>().get(bookingRoute.page, (c) => showBooking(c));
for (const form of [changing, moving, linking, writingIn]) adminBooking.route("/", form);
