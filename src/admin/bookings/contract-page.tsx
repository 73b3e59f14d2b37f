import type { ShownContract } from "../../business/agreements/versions.ts";
import { withQuery } from "../../site/paths.ts";
import { ContractSheet } from "../../ui/contract-sheet.tsx";
import type { BookingStatus } from "../../vocabulary/statuses.ts";
import { Island } from "../../web/islands/island.tsx";
import printButton from "../../web/islands/print-button.island.tsx";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { adminPaths, bookingPaths, listQuery } from "../paths.ts";

interface ContractPageProps {
  booking: { id: string; clientName: string; eventType: string; status: BookingStatus };
  contract: ShownContract;
}

/** The contract as the client sees it, with what each edit has changed. */
export function ContractPage({ booking: { id, clientName, eventType, status }, contract }: ContractPageProps) {
  const { page, contract: here } = bookingPaths(id);
  return (
    <AdminLayout path={adminPaths.bookings} title="Contract">
      <a className="text-link gap-2 justify-self-start no-print" href={page}>
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        {eventType}, {clientName}
      </a>
      <ContractSheet
        {...contract}
        id={id}
        isHeld={status === "hold"}
        at={(version) => withQuery(here, { [listQuery.version]: String(version) })}
      >
        <Island of={printButton} props={{ aside: true }} when="near" />
      </ContractSheet>
    </AdminLayout>
  );
}

export const contractMetadata = adminMetadata({
  title: "A contract",
  description: "The contract of one booking, in each version that the client has seen, with what an edit has changed.",
  path: adminPaths.bookings,
});
