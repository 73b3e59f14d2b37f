import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { choice, emptyToNull, optionalChoice, optionalChoices, timeOfDay } from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { deviceInWords } from "../../../platform/http/device-in-words.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { actorOf, idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { settingsMetadata } from "../../settings/dj/settings-frame.tsx";
import { deviceForm } from "../device-forms.ts";
import { type NoticeSettings, noticeKindNames, noticeSettingsOf } from "../model.ts";
import { recordPushed } from "../notify-phones.ts";
import {
  addDevice,
  devicesQuery,
  mostDevices,
  noticeSettingsQuery,
  removeDevice,
  saveNoticeSettings,
} from "../store.ts";
import { publicKeyOf, pushNotice } from "../web-push.ts";
import { type NoticeField, NoticesPage, noticesTitle } from "./page.tsx";
import { addDevicePath, devicePath } from "./paths.ts";

const time = z.pipe(emptyToNull, z.nullable(timeOfDay("Please enter a time such as 22:00")));

const noticesForm = z
  .object({
    kinds: optionalChoices(noticeKindNames, "Please tick some of these"),
    duringShow: optionalChoices(noticeKindNames, "Please tick some of these"),
    quietFrom: time,
    quietUntil: time,
    words: optionalChoice(["yes"], "Please tick it or leave it"),
  })
  .check(
    z.refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
      path: ["quietUntil"],
      message: "Please enter both times, or neither",
    }),
  );

const valuesOf = ({ kinds, duringShow, quietFrom, quietUntil, words }: NoticeSettings) => ({
  kinds: kinds.join("\n"),
  duringShow: duringShow.join("\n"),
  words: words ? "yes" : "",
  quietFrom: quietFrom ?? "",
  quietUntil: quietUntil ?? "",
});

async function showNotices(c: Context<AppEnv>, refused?: FormState<NoticeField>) {
  const { push: key } = settingsOf(c.env);
  const db = primary(c.env.DB);
  const { devices, set } = await batchOf(db, { devices: devicesQuery(db, Date.now()), set: noticeSettingsQuery(db) });
  return c.render(
    <NoticesPage
      devices={devices}
      publicKey={publicKeyOf(key)}
      form={refused ?? { values: valuesOf(noticeSettingsOf(set[0]?.value)), issues: [] }}
      notice={noticeOf(c)}
    />,
    { metadata: settingsMetadata(noticesTitle, settingsPaths.notices) },
  );
}

const page = settingsPaths.notices;

const saving = formRoute({
  path: page,
  schema: noticesForm,
  again: showNotices,
  async act(c, { words, ...chosen }) {
    await saveNoticeSettings(primary(c.env.DB), { ...chosen, words: words !== null }, actorOf(c));
    return redirectWithNotice(page, "setting-saved");
  },
});

const adding = formRoute({
  path: addDevicePath,
  schema: deviceForm,
  async act(c, device) {
    const label = deviceInWords(c.req.header("User-Agent") ?? "");
    const id = await addDevice(primary(c.env.DB), { ...device, label }, actorOf(c));
    if (id !== null) return { json: { id }, to: page };
    const message = `Notices go to ${mostDevices} devices already. Remove one of them first.`;
    return { status: 409, issues: [{ path: "endpoint", message }] };
  },
});

const changing = formRoute({
  path: devicePath(":id"),
  schema: z.object({ act: choice(["try", "remove"], "Please reload the page") }),
  comesBackTo: page,
  async act(c, { act }, now) {
    const db = primary(c.env.DB);
    const { push: key } = settingsOf(c.env);
    if (act === "remove")
      return (await removeDevice(db, idOf(c), actorOf(c))) ? redirectWithNotice(page, "device-removed") : c.notFound();
    const device = (await devicesQuery(db, now)).find(({ id }) => id === idOf(c));
    if (!device || "unset" in key) return c.notFound();
    const notice = { title: "Notices arrive", body: "Pressing one opens its place.", place: adminPaths.today };
    const outcome = await pushNotice(device, notice, key.key);
    await recordPushed(db, [{ device, outcome }], now);
    return redirectWithNotice(page, `device-${outcome}`);
  },
});

export const adminNotices = new Hono<AppEnv>()
  .get(page, (c) => showNotices(c))
  .route("/", saving)
  .route("/", adding)
  .route("/", changing);
