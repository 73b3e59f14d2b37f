import { type Context, Hono } from "hono";
import { signUp } from "../../business/newsletter/sign-up.ts";
import type { Signup } from "../../business/newsletter/subscribers.ts";
import { signupMessage } from "../../content/newsletter.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { newsletterForm, notifyForm, type SignupReceipt } from "../../forms/newsletter.ts";
import { mailRoomOf, sendDueMails } from "../../mail/send-due.ts";
import { formBody, limitBody, type ShowAgain, severalTexts } from "../../web/forms/form-body.ts";
import { formLimit } from "../../web/forms/form-limit.ts";
import { isFormPost } from "../../web/forms/problem.tsx";
import { LivePage, liveMetadata } from "../live/page.tsx";
import { api, notifyFragment, paths } from "../paths.ts";
import { NewsletterPage, newsletterMetadata } from "./page.tsx";

/** The signup page with the refused form, its messages and what was typed. */
const showNewsletterAgain: ShowAgain = async (c, { issues, entries }) => {
  const rejected = { issues, entries, interests: await severalTexts(c, "interests") };
  return c.render(<NewsletterPage rejected={rejected} />, { metadata: newsletterMetadata });
};

/** The live page with the refused address. */
const showNotifyAgain: ShowAgain = (c, { issues, entries }) =>
  c.render(<LivePage rejected={{ issues, email: entries.email ?? "" }} />, {
    metadata: { ...liveMetadata(settingsOf(c.env).siteOrigin), noindex: true },
  });

/** Stores a signup, unless a program filled the honeypot, and answers everyone the same. */
async function answer(c: Context<AppEnv>, signup: Signup, trapped: boolean): Promise<Response> {
  if (!trapped) {
    await signUp(primary(c.env.DB), signup, Date.now());
    c.executionCtx.waitUntil(sendDueMails(mailRoomOf(c.env), Date.now()));
  }
  const receipt: SignupReceipt = { message: signupMessage };
  return isFormPost(c) ? c.redirect(paths.newsletterSent, 303) : c.json(receipt);
}

/** Takes newsletter signups, and on the live page the address alone of who wants to know when it goes live. */
export const newsletter = new Hono<AppEnv>()
  .post(
    api.newsletter,
    limitBody,
    formBody(newsletterForm, showNewsletterAgain),
    formLimit(showNewsletterAgain),
    (c) => {
      const { leaveBlank, idempotencyKey: _, ...signup } = c.req.valid("form");
      return answer(c, { ...signup, adds: false }, Boolean(leaveBlank));
    },
  )
  .post(api.notifyMe, limitBody, formBody(notifyForm, showNotifyAgain), formLimit(showNotifyAgain), (c) => {
    const { leaveBlank, email } = c.req.valid("form");
    const signup: Signup = { email, firstName: null, phone: null, interests: ["live-streams"], adds: true };
    return answer(c, signup, Boolean(leaveBlank));
  })
  // Where a browser comes back to after a refused form, by reload or from its history.
  .get(api.newsletter, (c) => c.redirect(paths.newsletter, 303))
  .get(api.notifyMe, (c) => c.redirect(`${paths.live}${notifyFragment}`, 303));
