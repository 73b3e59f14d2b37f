import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { fill } from "../../../platform/language.ts";
import { keyedHash } from "../../../platform/links/signed-link.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { speak } from "../../portal/frame/session-cookies.ts";
import { showSignIn } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { signedPath, tokenParameter } from "../../site/paths.ts";
import { callCalendarFile } from "../call-event.ts";
import { callerOf } from "../call-link.ts";
import { type CallField, callForm, cancelCallForm } from "../form.ts";
import { isZone } from "../model.ts";
import { cancelOwnCall, readCaller, takeCall } from "../store.ts";
import { CallPage, callMetadata } from "./page.tsx";

/** Null for a link that is forged, expired or revoked; else answers in the language of its reader. */
async function callBehind(c: Context<AppEnv>, token: string, now: number) {
  const { linkSecrets } = settingsOf(c.env);
  const caller = linkSecrets && (await callerOf(linkSecrets, token, now));
  const found = caller && (await readCaller(primary(c.env.DB), caller, now));
  if (!found) return null;
  speak(c, found.language);
  return { caller, found };
}

const placed = z.object({ cf: z.object({ timezone: z.string() }) });

/** The chosen zone, else the network's, else the business's. */
function zoneFor(c: Context<AppEnv>, chosen: string | undefined): string {
  const near = placed.safeParse(c.req.raw).data?.cf.timezone;
  return [chosen, near].find((zone) => zone && isZone(zone)) ?? site.timeZone;
}

async function showCall(c: Context<AppEnv>, token: string, form: FormState<CallField> = emptyForm) {
  const now = Date.now();
  if (!settingsOf(c.env).linkSecrets) return showSignIn(c, "unavailable");
  const opened = await callBehind(c, token, now);
  if (!opened) return showSignIn(c, "broken-calling");
  const { found } = opened;
  const asked = c.req.query(portalParameters.done);
  const zone = zoneFor(c, form.values.zone ?? c.req.query(portalParameters.zone) ?? found.call?.zone);
  const done = asked === "picked" || asked === "canceled" ? asked : null;
  return c.render(<CallPage {...{ found, token, zone, now, done, form }} />, { metadata: callMetadata(wordsOf(c)) });
}

const doneAt = (token: string, done: "picked" | "canceled") => ({
  to: `${signedPath(portalPaths.call, token)}&${portalParameters.done}=${done}`,
});

const picking = formRoute({
  path: portalApi.call,
  schema: callForm,
  limit: "FORM_LIMIT",
  again: (c, form) => showCall(c, form.values.token ?? "", form),
  async act(c, { token, at, phone, zone }, now) {
    const opened = await callBehind(c, token, now);
    if (!opened) return { to: signedPath(portalPaths.call, token) };
    const { caller, found } = opened;
    const { calls: words } = wordsOf(c);
    const gone = { status: 409, issues: [{ path: "at", message: words.gone }] } as const;
    const message = fill(words.tooMany, { phone: site.phone.display });
    const tooMany = { status: 409, issues: [{ path: "at", message }] } as const;
    // The same time again, from a page that was still open.
    const isOwn = found.call?.startsAt === at;
    if (!isOwn && !found.times.includes(at)) return gone;
    const network = await keyedHash(settingsOf(c.env).linkSecrets?.current ?? "", `calls within ${clientNetwork(c)}`);
    const isTaken = await takeCall(primary(c.env.DB), caller, { startsAt: at, phone, zone, network }, now);
    if (isTaken === "too-many") return tooMany;
    return isTaken ? doneAt(token, "picked") : gone;
  },
  mails: true,
  comesBackTo: portalPaths.call,
});

const canceling = formRoute({
  path: portalApi.cancelCall,
  schema: cancelCallForm,
  limit: "FORM_LIMIT",
  async act(c, { token }, now) {
    const opened = await callBehind(c, token, now);
    if (!opened) return { to: signedPath(portalPaths.call, token) };
    await cancelOwnCall(primary(c.env.DB), opened.caller, now);
    return doneAt(token, "canceled");
  },
  mails: true,
  comesBackTo: portalPaths.call,
});

/** Opening a link changes nothing. */
export const callPages = new Hono<AppEnv>()
  .get(portalPaths.call, (c) => showCall(c, c.req.query(tokenParameter) ?? ""))
  .get(portalPaths.callCalendar, async (c) => {
    const opened = await callBehind(c, c.req.query(tokenParameter) ?? "", Date.now());
    if (!opened?.found.call) return c.notFound();
    return c.body(
      callCalendarFile(opened.found.call, settingsOf(c.env).siteOrigin, wordsOf(c).calls),
      200,
      attachment(`${wordsOf(c).calls.file}.ics`),
    );
  })
  .route("/", picking)
  .route("/", canceling);
