import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { isEventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { optionalPhone } from "../../../platform/fields/phone.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isTooFast } from "../../../platform/http/person/ask-for-person.tsx";
import { allWords, wordsOf } from "../../../platform/pages/words.ts";
import { codeFollowing, codeIssue, isPublished, publicRates } from "../../prices/codes.ts";
import { rememberSent } from "../../site/frame/sent-by-browser.ts";
import { api, paths, quoteSent } from "../../site/paths.ts";
import { readBuilder } from "../read-builder.ts";
import { quotableIssues, receiveQuote } from "../receive-quote.ts";
import { choiceOf, choiceOfForm, type QuoteField, quoteForm } from "./form.ts";
import { QuotePage, quoteMetadata } from "./route.tsx";

/** The DJ's own codes could be guessed otherwise, so tries of right ones count, too. */
async function isGuessing(c: Context<AppEnv>, typed: string | null | undefined): Promise<boolean> {
  const code = (typed ?? "").trim().toUpperCase();
  if (code === "" || isPublished(code)) return false;
  return !(await c.env.PORTAL_CLIENT_LIMIT.limit({ key: `code:${clientNetwork(c)}` })).success;
}

/** `isChecked`: the typed code follows the kind of event, or is reported. */
async function again(c: Context<AppEnv>, { values, issues }: FormState<QuoteField>, isChecked = false) {
  const words = wordsOf(c);
  const { eventDate = "", service } = values;
  const tooOften = (await isGuessing(c, values.code)) ? words.errors.tooOften : null;
  const {
    rates: all,
    open,
    answer,
  } = await readBuilder(primary(c.env.DB), { date: eventDate, service: service || null }, Date.now());
  const rates = tooOften ? publicRates(all) : all;
  const { eventCategory: category, code: typed = "" } = values;
  const { code, note } =
    isChecked && isEventCategory(category)
      ? codeFollowing(category, typed, rates.codes, words)
      : { code: typed, note: null };
  const form = { values: { ...values, code }, issues };
  const wrong = tooOften ?? (isChecked ? codeIssue(choiceOf(form.values), rates, words) : null);
  if (wrong) form.issues = [...issues.filter(({ path }) => path !== "code"), { path: "code", message: wrong }];
  return c.render(<QuotePage rates={rates} open={open} answer={answer} form={form} codeNote={note} />, {
    metadata: quoteMetadata(true, words),
  });
}

function sent(c: Context<AppEnv>, id: string) {
  rememberSent(c, "quote", id);
  const to = wordsOf(c).formats.prefix + quoteSent;
  return { json: { to }, to };
}

/** The price comes from the database alone. */
const takingIn = (words: Words) =>
  formRoute({
    path: words.formats.prefix + api.quote,
    schema: z.safeExtend(quoteForm, { phone: optionalPhone }),
    limit: "FORM_LIMIT",
    forAnyone: true,
    again,
    async act(c, form, now) {
      if (await isGuessing(c, form.code))
        return { status: 422, issues: [{ path: "code", message: words.errors.tooOften }] };
      const db = primary(c.env.DB);
      const choice = choiceOfForm(form);
      const { rates, answer } = await readBuilder(db, { date: form.eventDate, service: form.service }, now);
      const issues = quotableIssues(choice, rates, answer, words);
      if (issues.length > 0) return { status: 422, issues };
      return sent(
        c,
        await receiveQuote(db, { form, choice, rates, language: words.formats.tag }, now, !(await isTooFast(c))),
      );
    },
    pretend: (_, c) => sent(c, crypto.randomUUID()),
    mails: true,
    comesBackTo: words.formats.prefix + paths.quote,
  });

const nearDate = "nearDate";

/** Works without a script, and stores nothing. */
const pricingIn = ({ formats }: Words) =>
  formRoute({
    path: formats.prefix + paths.quote,
    schema: z.object({ [nearDate]: z.optional(z.string()) }),
    // It stores nothing, and a refusal would lose what was typed.
    limit: "SONG_LIMIT",
    async act(c, form) {
      const values: FormState<QuoteField>["values"] = await textsOf(c, Object.keys(quoteForm.shape));
      const eventDate = form[nearDate] ?? values.eventDate ?? "";
      return again(c, { values: { ...values, eventDate }, issues: [] }, true);
    },
  });

export const quoteForms = new Hono<AppEnv>();
for (const words of allWords) quoteForms.route("/", takingIn(words)).route("/", pricingIn(words));
