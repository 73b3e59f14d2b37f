import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { choice, requiredLine } from "../../../platform/fields/fields.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { BookingLayout } from "../../bookings/dj/booking-layout.tsx";
import { guestFile, guestFileNames, guestPageIn } from "../card.ts";
import { GuestCode, GuestSettingsFields } from "../guest-settings.tsx";
import { phonesInWords } from "../model.ts";
import { answerNetwork, type NetworkPhones } from "../networks.ts";
import { changeGuestsAsDj, type GuestChange, guestSettingsOf, readGuestsForDj, settingsEntries } from "../settings.ts";
import { type GuestSettingsField, guestOpeningForm, guestSettingsForm } from "../settings-form.ts";
import { guestAdminPaths } from "./paths.ts";

const route = guestAdminPaths(":id");

const bookingOf = (c: Context<AppEnv>) => sql<string>`${idOf(c)}`;

function Networks({ networks, action }: { networks: readonly NetworkPhones[]; action: string }) {
  return networks.map(({ network, phones, state }) => (
    <form key={network} className="flex flex-wrap items-center gap-3" method="post" action={action}>
      <p>{phonesInWords(phones, state)}</p>
      <input type="hidden" name="network" value={network} />
      {state === "admitted" ? null : (
        <button className="btn btn-primary" name="count" value="yes" type="submit">
          {state === "waiting" ? "Count" : "Count after all"}
        </button>
      )}
      {state === "left-out" ? null : (
        <button className="btn btn-secondary" name="count" value="no" type="submit">
          Leave out
        </button>
      )}
    </form>
  ));
}

interface GuestAdminPageProps {
  booking: { id: string; eventType: string; clientName: string };
  page: ReturnType<typeof guestPageIn> | null;
  networks: readonly NetworkPhones[];
  form: FormState<GuestSettingsField>;
  notice: string | null;
}

function GuestAdminPage({ booking, page, networks, form, notice }: GuestAdminPageProps) {
  const { id, clientName } = booking;
  const paths = guestAdminPaths(id);
  return (
    <BookingLayout {...{ id, clientName }} current="Guests">
      <DoneNotice text={notice} />
      {page ? <GuestCode {...page} fileAt={paths.file} action={paths.opening} /> : null}
      <Networks networks={networks} action={paths.phones} />
      <form className="form-grid max-w-180" method="post" action={paths.page} noValidate={form.issues.length > 0}>
        <GuestSettingsFields form={form} isNew={page === null} />
      </form>
    </BookingLayout>
  );
}

const guestAdminMetadata = adminMetadata({
  title: "Guests",
  description: "The page on which the guests of one booking ask for songs: when it opens, what is taken, and its code.",
  path: adminPaths.bookings,
});

async function showGuests(c: Context<AppEnv>, refused?: FormState<GuestSettingsField>) {
  const found = await readGuestsForDj(primary(c.env.DB), bookingOf(c), idOf(c));
  if (!found) return c.notFound();
  const { booking, page, networks } = found;
  const props = {
    booking,
    page: page ? guestPageIn(wordsIn().formats, settingsOf(c.env).siteOrigin, page) : null,
    networks,
    form: refused ?? { values: settingsEntries(page, booking), issues: [] },
    notice: noticeOf(c),
  };
  return c.render(<GuestAdminPage {...props} />, { metadata: guestAdminMetadata });
}

async function change(c: Context<AppEnv>, guestChange: GuestChange, now: number) {
  const changed = await changeGuestsAsDj(primary(c.env.DB), bookingOf(c), guestChange, now);
  return changed ? redirectWithNotice(guestAdminPaths(idOf(c)).page, "guests-saved") : c.notFound();
}

const saving = formRoute({
  path: route.page,
  schema: guestSettingsForm,
  again: showGuests,
  act: (c, form, now) => change(c, { settings: guestSettingsOf(form) }, now),
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
    return redirectWithNotice(guestAdminPaths(idOf(c)).page, "guests-saved");
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
      found.booking,
      settingsOf(c.env).siteOrigin,
      wordsIn(found.booking.language),
    );
    return c.body(file.body, 200, file.headers);
  });
