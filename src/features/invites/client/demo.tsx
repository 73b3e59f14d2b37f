import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { addDays, calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { emptyForm } from "../../../platform/fields/form-state.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { demoDate, demoKeys, demoMoments } from "../../portal/demo/demo-wedding.ts";
import { demoOf } from "../../portal/demo-paths.ts";
import { showDemo } from "../../portal/frame/demo.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { lastKeyDay } from "../keys.ts";
import { KeysPage, type KeysPageProps, keysMetadata } from "./page.tsx";

export const keysDemo = new Hono<AppEnv>().get(demoOf(portalPaths.keys), (c) => {
  const now = Date.now();
  const { id, eventType } = demoBooking;
  const eventDate = demoDate(now);
  const endsAt = instantAt(addDays(eventDate, 1), 0);
  const props: KeysPageProps = {
    now,
    opens: null,
    done: null,
    form: emptyForm,
    formKey: id,
    booking: { id, eventType, eventDate },
    keys: demoKeys.map((key) => ({ ...key, endsAt, revokedAt: null })),
    moments: demoMoments.map(({ id, name }) => ({ id, name })),
    firstDay: calendarDateAt(now),
    lastDay: lastKeyDay(eventDate, now),
  };
  return showDemo(c, <KeysPage {...props} />, keysMetadata(id, "wedding", wordsIn()));
});
