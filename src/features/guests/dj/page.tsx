import type { FormState } from "../../../platform/fields/form-state.ts";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { BookingLayout } from "../../bookings/dj/booking-layout.tsx";
import { guestAdminPaths } from "../../bookings/dj/paths.ts";
import { GuestCode, GuestSettingsFields } from "../guest-settings.tsx";
import { phonesInWords } from "../model.ts";
import type { NetworkPhones } from "../networks.ts";
import type { GuestSettingsField } from "../settings-form.ts";

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
  page: { address: string; isOpen: boolean } | null;
  networks: readonly NetworkPhones[];
  form: FormState<GuestSettingsField>;
  notice: string | null;
}

export function GuestAdminPage({ booking, page, networks, form, notice }: GuestAdminPageProps) {
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

export const guestAdminMetadata = adminMetadata({
  title: "Guests",
  description: "The page on which the guests of one booking ask for songs: when it opens, what is taken, and its code.",
  path: adminPaths.bookings,
});
