import { Hono } from "hono";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { signedUp, signUp } from "../../newsletter/sign-up.ts";
import { api, notifyFragment, paths } from "../../site/paths.ts";
import { publicNowPlaying } from "../now-playing.ts";
import { notifyForm } from "./form.ts";
import { type Channel, LivePage, liveMetadata } from "./page.tsx";

/** KV's own copy is the only delay. */
export const nowPlaying = new Hono<AppEnv>().get(api.nowPlaying, async (c) =>
  c.json(await publicNowPlaying(c.env.NOW_PLAYING)),
);

const notifyMeOf = (channel: Channel) =>
  formRoute({
    path: api.notifyMe,
    schema: notifyForm,
    limit: "FORM_LIMIT",
    forAnyone: true,
    again: (c, form) =>
      c.render(<LivePage channel={channel} form={form} />, {
        metadata: { ...liveMetadata(channel), noindex: true },
      }),
    act: (c, { email }, now) =>
      signUp(primary(c.env.DB), { email, firstName: null, phone: null, interests: ["live-streams"], adds: true }, now),
    pretend: () => signedUp,
    mails: true,
    comesBackTo: `${paths.live}${notifyFragment}`,
  });

export const notifyMe = site.streamingChannel ? notifyMeOf(site.streamingChannel) : new Hono<AppEnv>();
