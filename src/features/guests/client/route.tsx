import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { limits, requiredLine } from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { wordsIn, wordsOf } from "../../../platform/pages/words.ts";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { guestFile, guestFileNames, guestPageIn } from "../card.ts";
import { changeOwnGuests, type GuestChange, guestSettingsOf, readOwnGuests, settingsEntries } from "../settings.ts";
import { type GuestSettingsField, guestOpeningForm, guestSettingsForm } from "../settings-form.ts";
import { GuestsPage, guestsMetadata } from "./page.tsx";
import { portalGuestFile, portalGuests } from "./paths.ts";

const clientOf = (c: Context<AppEnv>, asked: string | null) => ({
  words: wordsOf(c),
  db: primary(c.env.DB),
  sid: c.var.sid,
  asked,
  now: Date.now(),
});

const bookingOf = (c: Context<AppEnv>): string | null => c.req.query(portalParameters.booking) || null;

function showGuests(c: Context<AppEnv>, asked: string | null, refused?: FormState<GuestSettingsField>) {
  return forClient(
    c,
    () => readOwnGuests(clientOf(c, asked)),
    ({ booking, page, opens }) => {
      const props = {
        booking: booking.id,
        opens,
        page: page ? guestPageIn(wordsOf(c).formats, settingsOf(c.env).siteOrigin, page) : null,
        form: refused ?? { values: settingsEntries(page, booking), issues: [] },
        isSaved: c.req.query(portalParameters.done) !== undefined,
      };
      return c.render(<GuestsPage {...props} />, {
        metadata: guestsMetadata(booking.id, categoryOfEventType(booking.eventType), wordsOf(c)),
      });
    },
  );
}

const change = (c: Context<AppEnv>, booking: string, guestChange: GuestChange) =>
  forClient(
    c,
    () => changeOwnGuests(clientOf(c, booking), guestChange),
    ({ opens }) => {
      if (opens && "isOpen" in guestChange) return problem(c, 409, opens);
      if (opens) return { status: 409, issues: [{ path: "", message: opens }] } as const;
      return { to: portalGuests(booking, "saved") };
    },
  );

const shared = { guard: withSession, limit: "FORM_LIMIT", comesBackTo: portalPaths.guests } as const;

const booking = requiredLine(limits.name, "Please reload the page and send again");

const ownSettingsForm = z.safeExtend(guestSettingsForm, { booking });
const ownOpeningForm = z.extend(guestOpeningForm, { booking });

const saving = formRoute({
  ...shared,
  path: portalApi.guests,
  schema: ownSettingsForm,
  again: (c, form) => showGuests(c, form.values.booking ?? "", form),
  act: (c, { booking, ...form }) => change(c, booking, { settings: guestSettingsOf(form) }),
});

const opening = formRoute({
  ...shared,
  path: portalApi.guestOpening,
  schema: ownOpeningForm,
  act: (c, { booking, open }) => change(c, booking, { isOpen: open === "yes" }),
});

export const portalGuestPage = new Hono<AppEnv>()
  .route("/", saving)
  .route("/", opening)
  .get(portalPaths.guests, (c) => showGuests(c, bookingOf(c)));
for (const name of guestFileNames)
  portalGuestPage.get(portalGuestFile(name), (c) =>
    forClient(
      c,
      () => readOwnGuests(clientOf(c, bookingOf(c))),
      async ({ booking, page }) => {
        if (!page) return c.notFound();
        const file = await guestFile(name, page, booking, settingsOf(c.env).siteOrigin, wordsIn(booking.language));
        return c.body(file.body, 200, file.headers);
      },
    ),
  );
