import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { wordsOf } from "../../../platform/pages/words.ts";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { changeOwnKey, issueOwnKey, readOwnKeys } from "../issue-key.ts";
import type { KeyField } from "../key-form.ts";
import { lastKeyDay } from "../keys.ts";
import { keyChangeForm, keyForm } from "./form.ts";
import { KeysPage, keysMetadata } from "./page.tsx";
import { portalKeys } from "./paths.ts";

const askerOf = (c: Context<AppEnv>, asked: string | null, now: number) => ({
  db: primary(c.env.DB),
  sid: c.var.sid,
  words: wordsOf(c),
  now,
  asked,
});

function showKeys(c: Context<AppEnv>, asked: string | null, form: FormState<KeyField> = emptyForm) {
  return forClient(
    c,
    ({ now }) => readOwnKeys(askerOf(c, asked, now)),
    ({ keys, moments, booking, opens }, { now }) => {
      const props = {
        keys,
        moments,
        opens,
        form,
        now,
        booking,
        formKey: form.values.key ?? crypto.randomUUID(),
        done: c.req.query(portalParameters.done) ?? null,
        firstDay: calendarDateAt(now),
        lastDay: lastKeyDay(booking.eventDate, now),
      };
      return c.render(<KeysPage {...props} />, {
        metadata: keysMetadata(booking.id, categoryOfEventType(booking.eventType), wordsOf(c)),
      });
    },
  );
}

const issuing = formRoute({
  path: portalApi.keys,
  schema: keyForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  mails: true,
  again: (c, form) => showKeys(c, form.values.booking ?? "", form),
  act: (c, { booking, ...form }, now) =>
    forClient(
      c,
      () => issueOwnKey(askerOf(c, booking, now), form),
      ({ refused }) => refused ?? { to: portalKeys(booking, "issued") },
    ),
  comesBackTo: portalPaths.keys,
});

const changing = formRoute({
  path: `${portalApi.keys}/:id`,
  schema: keyChangeForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  mails: true,
  act: (c, { booking, change }, now) =>
    forClient(
      c,
      () => changeOwnKey(askerOf(c, booking, now), c.req.param("id") ?? "", change),
      ({ opens, done }) => (opens ? problem(c, 409, opens) : { to: portalKeys(booking, done) }),
    ),
  comesBackTo: portalPaths.keys,
});

export const portalKeyring = new Hono<AppEnv>()
  .route("/", issuing)
  .route("/", changing)
  .get(portalPaths.keys, (c) => showKeys(c, c.req.query(portalParameters.booking) ?? null));
