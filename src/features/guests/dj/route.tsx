import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf as siteSettings } from "../../../env.ts";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { requiredLine } from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { listQuery } from "../../admin/paths.ts";
import { guestAdminPaths } from "../../bookings/dj/paths.ts";
import { guestAddress, guestFile, guestFileNames } from "../card.ts";
import { answerNetwork } from "../networks.ts";
import { changeGuestsAsDj, type GuestChange, readGuestsForDj, settingsEntries, settingsOf } from "../settings.ts";
import { type GuestSettingsField, guestOpeningForm, guestSettingsForm } from "../settings-form.ts";
import { GuestAdminPage, guestAdminMetadata } from "./page.tsx";

const route = guestAdminPaths(":id");

const bookingOf = (c: Context<AppEnv>) => sql<string>`${idOf(c)}`;

async function showGuests(c: Context<AppEnv>, refused?: FormState<GuestSettingsField>) {
  const found = await readGuestsForDj(primary(c.env.DB), bookingOf(c), idOf(c));
  if (!found) return c.notFound();
  const { booking, page, networks } = found;
  const props = {
    booking,
    page: page ? { address: guestAddress(siteSettings(c.env).siteOrigin, page.code), isOpen: page.isOpen } : null,
    networks,
    form: refused ?? { values: settingsEntries(page, booking), issues: [] },
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<GuestAdminPage {...props} />, { metadata: guestAdminMetadata });
}

async function change(c: Context<AppEnv>, guestChange: GuestChange, now: number) {
  const changed = await changeGuestsAsDj(primary(c.env.DB), bookingOf(c), guestChange, now);
  return changed ? done(guestAdminPaths(idOf(c)).page, "guests-saved") : c.notFound();
}

const saving = formRoute({
  path: route.page,
  schema: guestSettingsForm,
  again: showGuests,
  act: (c, form, now) => change(c, { settings: settingsOf(form) }, now),
});

const opening = formRoute({
  path: route.opening,
  schema: guestOpeningForm,
  comesBackTo: (c) => guestAdminPaths(idOf(c)).page,
  act: (c, { open }, now) => change(c, { isOpen: open === "yes" }, now),
});

const answering = formRoute({
  path: route.phones,
  schema: z.object({
    network: requiredLine(100, "Please choose a network"),
    count: choice(["yes", "no"], "Please choose"),
  }),
  comesBackTo: (c) => guestAdminPaths(idOf(c)).page,
  async act(c, { network, count }) {
    await answerNetwork(primary(c.env.DB), idOf(c), network, count === "yes");
    return done(guestAdminPaths(idOf(c)).page, "guests-saved");
  },
});

export const adminGuests = new Hono<AppEnv>()
  .get(route.page, (c) => showGuests(c))
  .route("/", saving)
  .route("/", opening)
  .route("/", answering);
for (const name of guestFileNames)
  adminGuests.get(route.file(name), async (c) => {
    const found = await readGuestsForDj(primary(c.env.DB), bookingOf(c), idOf(c));
    if (!found?.page) return c.notFound();
    const file = await guestFile(
      name,
      found.page,
      found.booking.eventDate,
      siteSettings(c.env).siteOrigin,
      wordsIn(found.booking.language),
    );
    return c.body(file.body, 200, file.headers);
  });
