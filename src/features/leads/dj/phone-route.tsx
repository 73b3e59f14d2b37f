import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FieldIssue, FormState } from "../../../platform/fields/form-state.ts";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { actorOf, done } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { type Choice, type Rates, sumOf } from "../../prices/model.ts";
import { offerOf, priceOf } from "../../prices/price-of.ts";
import { withoutTax } from "../../prices/tax.ts";
import { readBuilder } from "../../quotes/read-builder.ts";
import { forDj, quotableIssues } from "../../quotes/receive-quote.ts";
import { sendVersion } from "../../quotes/versions.ts";
import { withQuery } from "../../site/paths.ts";
import { receiveCall } from "../receive-lead.ts";
import { type PhoneCall, type PhoneField, phoneForm } from "./form.ts";
import { leadPaths } from "./paths.ts";
import { PhonePage, phoneMetadata } from "./phone-page.tsx";

/** Hour. */
const usualStart = 18;

/** Makes a difference from the package's price a line of its own. */
function choiceOf({ eventDate, city, offer, price }: PhoneCall, rates: Rates): Choice {
  const hours = offerOf({ offer: offer ?? "" }, rates)?.hours ?? 0;
  const choice: Choice = {
    offer: offer ?? "",
    eventDate: eventDate ?? "",
    city: city ?? "",
    code: "",
    counts: {},
    ownLines: [],
    startTime: `${usualStart}:00`,
    endTime: `${String((usualStart + hours) % 24).padStart(2, "0")}:00`,
  };
  const difference = price === null ? 0 : price - sumOf(withoutTax(priceOf(choice, rates).lines));
  return difference === 0
    ? choice
    : { ...choice, ownLines: [{ label: "Agreed by phone", amount: difference, stays: true }] };
}

async function showForm(c: Context<AppEnv>, form?: FormState<PhoneField>) {
  const { rates } = await readBuilder(primary(c.env.DB), { date: "", service: null }, Date.now());
  const values = form?.values ?? { key: crypto.randomUUID(), quoteKey: crypto.randomUUID() };
  return c.render(<PhonePage rates={rates} form={{ values, issues: form?.issues ?? [] }} />, {
    metadata: phoneMetadata,
  });
}

const receiving = formRoute({
  path: adminPaths.newLead,
  schema: phoneForm,
  again: showForm,
  mails: ({ becomes }) => becomes === "quote",
  async act(c, form, now) {
    const email = form.email || noAddressOf(form.key);
    const call = { ...form, email, eventCategory: categoryOfEventType(form.eventType) ?? ("private-party" as const) };
    const db = primary(c.env.DB);
    const actor = actorOf(c);
    const { key, quoteKey, eventType, eventDate } = call;
    const { page, booking } = leadPaths(key);
    if (call.becomes !== "quote") {
      await receiveCall(db, call, actor);
      if (call.becomes !== "booking") return done(page, "lead-added");
      const { rates } = await readBuilder(db, { date: "", service: null }, now);
      const offer = offerOf({ offer: call.offer ?? "" }, rates);
      const price = call.price ?? offer?.price;
      return { to: withQuery(booking, { package: offer?.name, city: call.city, price: price?.toString() }) };
    }
    const { rates, answer } = await readBuilder(db, { date: eventDate ?? "", service: null }, now);
    const choice = choiceOf(call, rates);
    const issues: FieldIssue[] = quotableIssues(choice, rates, forDj(answer));
    if (issues.length > 0 || !eventDate) return { status: 422, issues };
    await receiveCall(db, call, actor);
    const facts = { eventType, venue: null };
    const dated = { ...choice, eventDate };
    const made = { key: quoteKey, contactId: key, email, choice: dated, rates, facts, note: null };
    return done(
      page,
      (await sendVersion(db, made, actor)) ? (form.email ? "quote-sent" : "quote-made") : "quote-accepted",
    );
  },
});

export const adminPhoneCall = new Hono<AppEnv>().get(adminPaths.newLead, (c) => showForm(c)).route("/", receiving);
