import type { Context } from "hono";
import * as z from "zod/mini";
import { isEventCategory } from "../../../content/categories.ts";
import { codeFollowing } from "../../../content/offers.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { optionalPhone } from "../../../platform/fields/phone.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isTooFast } from "../../../platform/http/person/ask-for-person.tsx";
import { rememberSent } from "../../site/frame/sent-by-browser.ts";
import { api, paths, quoteSent } from "../../site/paths.ts";
import { readBuilder } from "../read-builder.ts";
import { quotableIssues, receiveQuote } from "../receive-quote.ts";
import { choiceOfForm, type QuoteField, quoteForm } from "./form.ts";
import { QuotePage, quoteMetadata } from "./page.tsx";

async function again(c: Context<AppEnv>, form: FormState<QuoteField>) {
  const { eventDate = "", service } = form.values;
  const { rates, open, answer } = await readBuilder(
    primary(c.env.DB),
    { date: eventDate, service: service || null },
    Date.now(),
  );
  return c.render(<QuotePage rates={rates} open={open} answer={answer} form={form} />, {
    metadata: quoteMetadata(true),
  });
}

function sent(c: Context<AppEnv>, id: string) {
  rememberSent(c, "quote", id);
  return { json: { to: quoteSent }, to: quoteSent };
}

/** The price comes from the rows alone. */
export const quoteApi = formRoute({
  path: api.quote,
  schema: z.safeExtend(quoteForm, { phone: optionalPhone }),
  limit: "FORM_LIMIT",
  forAnyone: true,
  again,
  async act(c, form, now) {
    const db = primary(c.env.DB);
    const choice = choiceOfForm(form);
    const { rates, answer } = await readBuilder(db, { date: form.eventDate, service: form.service }, now);
    const issues = quotableIssues(choice, rates, answer);
    if (issues.length > 0) return { status: 422, issues };
    return sent(c, await receiveQuote(db, { form, choice, rates }, now, !(await isTooFast(c))));
  },
  pretend: (_, c) => sent(c, crypto.randomUUID()),
  mails: true,
  comesBackTo: paths.quote,
});

/** Its button replaces the date. */
const nearDate = "nearDate";

/** Without a script: prices what is typed so far, and stores nothing. */
export const quoteRound = formRoute({
  path: paths.quote,
  schema: z.object({ [nearDate]: z.optional(z.string()) }),
  // A round stores nothing, and a refused one would lose what was typed.
  limit: "SONG_LIMIT",
  async act(c, form) {
    const values: FormState<QuoteField>["values"] = await textsOf(c, Object.keys(quoteForm.shape));
    const eventDate = form[nearDate] ?? values.eventDate ?? "";
    const { eventCategory: category, code = "" } = values;
    const followed = isEventCategory(category) ? codeFollowing(category, code) : code;
    return again(c, { values: { ...values, eventDate, code: followed }, issues: [] });
  },
});
