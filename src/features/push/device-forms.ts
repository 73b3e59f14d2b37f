import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type AppEnv, settingsOf } from "../../env.ts";
import { optionalLine } from "../../platform/fields/fields.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { outsideAddress } from "../../platform/http/outside-address.ts";
import { assets } from "../../platform/pages/assets.ts";
import { portalPaths } from "../portal/paths.ts";
import { type PlanFormsOf, sharedOf } from "../timeline/plan-forms.ts";
import type { NoticesHere } from "./device-notices.tsx";
import { noticesPaths, type Subscription } from "./model.ts";
import { publicKeyOf } from "./web-push.ts";

/** Checks the keys' lengths, and that the Worker may call the address. */
export const deviceForm = z.object({
  endpoint: z.string().check(
    z.maxLength(1000),
    z.refine((text) => outsideAddress(text) !== null, "This browser’s push service has an address that is not taken"),
  ),
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});

const booking = { booking: optionalLine(100) };

/** For who is signed in as a client or by a key. */
export function noticesForms(
  of: Omit<PlanFormsOf, "show" | "caller"> & {
    set: (c: Context<AppEnv>, subscription: Subscription | null, now: number) => Promise<readonly unknown[]>;
  },
) {
  const { api, at, set, closed } = of;
  const { notices, noticesOff } = noticesPaths(api);

  const turningOn = formRoute({
    ...sharedOf(of),
    path: notices,
    schema: z.extend(deviceForm, booking),
    async act(c, { booking, ...subscription }, now) {
      const changed = await set(c, subscription, now);
      return changed.length > 0 ? { json: {}, to: at(c, booking, {}) } : closed(c);
    },
  });

  const turningOff = formRoute({
    ...sharedOf(of),
    path: noticesOff,
    schema: z.object(booking),
    async act(c, { booking }, now) {
      const ended = await set(c, null, now);
      return ended.length > 0 ? { to: at(c, booking, { done: "notices-off" }) } : closed(c);
    },
  });

  return new Hono<AppEnv>().route("/", turningOn).route("/", turningOff);
}

export const portalWorker = new Hono<AppEnv>().get(portalPaths.worker, (c) =>
  c.body(`importScripts(${JSON.stringify(assets.workers.portal)});\n`, 200, {
    "Content-Type": "text/javascript; charset=UTF-8",
    "Service-Worker-Allowed": portalPaths.dashboard,
  }),
);

/** On the portal's own pages alone: a refused form's page stands outside of what the worker sees. */
export const noticesHere = (c: Context<AppEnv>, endpoint: string | undefined): NoticesHere => ({
  publicKey: c.req.path.startsWith(portalPaths.dashboard) ? publicKeyOf(settingsOf(c.env).push) : null,
  endpoint: endpoint ?? null,
});
