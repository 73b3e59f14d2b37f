import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { newsletterForm } from "../../forms/newsletter.ts";
import { formBody, limitBody, type ShowAgain, severalTexts } from "../../web/forms/form-body.ts";
import { formLimit } from "../../web/forms/form-limit.ts";
import { answerSignup } from "../frame/answer-signup.ts";
import { api, paths } from "../paths.ts";
import { NewsletterPage, newsletterMetadata } from "./page.tsx";

/** The signup page with the refused form, its messages and what was typed. */
const showAgain: ShowAgain = async (c, { issues, entries }) => {
  const rejected = { issues, entries, interests: await severalTexts(c, "interests") };
  return c.render(<NewsletterPage rejected={rejected} />, { metadata: newsletterMetadata });
};

/** Takes newsletter signups. */
export const newsletter = new Hono<AppEnv>()
  .post(api.newsletter, limitBody, formLimit(showAgain), formBody(newsletterForm, showAgain), (c) => {
    const { leaveBlank, idempotencyKey: _, ...signup } = c.req.valid("form");
    return answerSignup(c, { ...signup, adds: false }, Boolean(leaveBlank));
  })
  // Where a browser comes back to after a refused form, by reload or from its history.
  .get((c) => c.redirect(paths.newsletter, 303));
