import { Hono } from "hono";
import type { Signup } from "../../business/newsletter/subscribers.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { notifyForm } from "../../forms/newsletter.ts";
import { formBody, limitBody, type ShowAgain } from "../../web/forms/form-body.ts";
import { formLimit } from "../../web/forms/form-limit.ts";
import { answerSignup } from "../frame/answer-signup.ts";
import { api, notifyFragment, paths } from "../paths.ts";
import { LivePage, liveMetadata } from "./page.tsx";

/** The live page with the refused address. */
const showAgain: ShowAgain = (c, { issues, entries }) =>
  c.render(<LivePage rejected={{ issues, email: entries.email ?? "" }} />, {
    metadata: { ...liveMetadata(settingsOf(c.env).siteOrigin), noindex: true },
  });

/** Takes the address of who wants to know when the stream goes live. */
export const notifyMe = new Hono<AppEnv>()
  .post(api.notifyMe, limitBody, formLimit(showAgain), formBody(notifyForm, showAgain), (c) => {
    const { leaveBlank, email } = c.req.valid("form");
    const signup: Signup = { email, firstName: null, phone: null, interests: ["live-streams"], adds: true };
    return answerSignup(c, signup, Boolean(leaveBlank));
  })
  // Where a browser comes back to after a refused form, by reload or from its history.
  .get((c) => c.redirect(`${paths.live}${notifyFragment}`, 303));
