import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { actorOf, idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { officeHoursForm, weekForm, weekIn } from "../../settings/dj/form.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { settingsMetadata, WeekScreen } from "../../settings/dj/settings-frame.tsx";
import { settingsFrom } from "../../settings/model.ts";
import { saveSettings, settingsQuery } from "../../settings/store.ts";
import { callMinutes } from "../model.ts";
import { callOff, callsAheadQuery } from "../store.ts";
import { CallList } from "./calls-panel.tsx";
import { callOffPath } from "./paths.ts";

const page = {
  path: settingsPaths.calls,
  title: "Calls",
  about: `In these hours leads and clients pick a time for a call of ${callMinutes} minutes, from two hours to two weeks ahead, by a link in your mails and in their pages. Events with ten minutes around them, blocked days, days that another calendar is busy on, and other calls are left out. Without hours on any day nobody is asked; what was picked stays.`,
};

async function showCalls(c: Context<AppEnv>, refused?: FormState) {
  const now = Date.now();
  const db = primary(c.env.DB);
  const { set, calls } = await batchOf(db, { set: settingsQuery(db), calls: callsAheadQuery(db, now) });
  return c.render(
    <WeekScreen {...page} form={refused ?? weekForm(settingsFrom(set).callWeek)} notice={noticeOf(c)}>
      <CallList calls={calls} now={now} />
    </WeekScreen>,
    { metadata: settingsMetadata(page.title, page.path) },
  );
}

export const adminCalls = new Hono<AppEnv>()
  .get(page.path, (c) => showCalls(c))
  .route(
    "/",
    formRoute({
      path: page.path,
      schema: officeHoursForm,
      again: showCalls,
      async act(c, form) {
        const entered = weekIn(form, { mayBeEmpty: true });
        if ("issues" in entered) return { status: 422, issues: entered.issues };
        await saveSettings(primary(c.env.DB), { callWeek: entered.week }, actorOf(c));
        return redirectWithNotice(page.path, "setting-saved");
      },
    }),
  )
  .route(
    "/",
    formRoute({
      path: callOffPath(":id"),
      schema: z.object({}),
      async act(c) {
        await callOff(primary(c.env.DB), idOf(c), actorOf(c));
        return redirectWithNotice(page.path, "call-off");
      },
      mails: true,
      comesBackTo: page.path,
    }),
  );
