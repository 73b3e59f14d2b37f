import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { errors } from "../../../content/words/en/errors.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { email } from "../../../platform/fields/fields.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { signPortalToken } from "../../portal/access/portal-links.ts";
import { extendSession, speak } from "../../portal/frame/session.ts";
import { showSignIn, signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalLink } from "../../portal/link-paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { tokenQuery } from "../../site/paths.ts";
import {
  askForNewAddress,
  isNewAddressTakenQuery,
  type NewAddress,
  newAddressCountsQuery,
  openNewAddress,
  readNewAddress,
  takeNewAddress,
} from "./new-address.ts";
import { ConfirmAddressPage, NewAddressPage, newAddressMetadata } from "./page.tsx";

async function showForm(c: Context<AppEnv>, form: FormState<"email"> = emptyForm) {
  const { sid } = c.var;
  const found = sid && (await readNewAddress(primary(c.env.DB), sid, Date.now()));
  if (!found) return signedOut(c);
  const { session, ...view } = found;
  extendSession(c, session);
  return c.render(<NewAddressPage {...view} email={session.sess.email} form={form} />, {
    metadata: newAddressMetadata(wordsOf(c)),
  });
}

const asking = formRoute({
  path: portalApi.newAddress,
  schema: z.object({ email: email(errors.email) }),
  guard: withSession,
  limit: "FORM_LIMIT",
  mails: true,
  again: showForm,
  async act(c, form, now) {
    const outcome = await askForNewAddress(primary(c.env.DB), c.var.sid, form.email.toLowerCase(), now);
    if (outcome === "signed-out") return signedOut(c);
    if (outcome === "mailed" || outcome === "arrives") return { to: portalPaths.newAddress };
    return { status: 409, issues: [{ path: "email", message: wordsOf(c).newAddress.refusals[outcome] }] };
  },
  comesBackTo: portalPaths.newAddress,
});

async function showOld(c: Context<AppEnv>, link: NewAddress | null) {
  const [taken] = link ? await isNewAddressTakenQuery(primary(c.env.DB), link) : [];
  if (taken) speak(c, taken.language);
  return showSignIn(c, taken ? "address-known" : "broken-link");
}

const confirming = formRoute({
  path: portalApi.confirmAddress,
  schema: z.object({ token: z.string(errors.openMail).check(z.maxLength(2000)) }),
  limit: "PORTAL_CLIENT_LIMIT",
  mails: true,
  async act(c, { token }, now) {
    const { linkSecrets } = settingsOf(c.env);
    if (!linkSecrets) return showSignIn(c, "unavailable");
    const db = primary(c.env.DB);
    const link = await openNewAddress(linkSecrets, token, now);
    const linkVersion = link && (await takeNewAddress(db, link, now));
    if (!link || linkVersion === null) return showOld(c, link);
    const claim = { bookingId: link.bookingId, email: link.to, linkVersion };
    return { to: portalLink(await signPortalToken(linkSecrets, claim, now), link.to) };
  },
  comesBackTo: portalPaths.newAddress,
});

export const newAddressPages = new Hono<AppEnv>()
  .get(portalPaths.newAddress, async (c) => {
    const token = c.req.query(tokenQuery);
    if (token === undefined) return showForm(c);
    const { linkSecrets } = settingsOf(c.env);
    if (!linkSecrets) return showSignIn(c, "unavailable");
    const link = await openNewAddress(linkSecrets, token, Date.now());
    const [booking] = link ? await newAddressCountsQuery(primary(c.env.DB), link) : [];
    if (!link || !booking) return showOld(c, link);
    speak(c, booking.language);
    return c.render(<ConfirmAddressPage email={link.to} token={token} />, { metadata: newAddressMetadata(wordsOf(c)) });
  })
  .route("/", asking)
  .route("/", confirming);
