import type { ShownContract } from "../../business/agreements/versions.ts";
import type { EventCategory } from "../../content/categories.ts";
import { type CalendarDate, dateInWords } from "../../dates.ts";
import { paths } from "../../site/paths.ts";
import { ContractSheet } from "../../ui/contract-sheet.tsx";
import { Island } from "../../web/islands/island.tsx";
import printButton from "../../web/islands/print-button.island.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { PortalWay } from "../frame/portal-way.tsx";
import type { BookingChoice } from "../frame/view.ts";
import { portalContractOf, portalPaths } from "../paths.ts";

export interface ContractPageProps {
  booking: { id: string; eventDate: CalendarDate; isHeld: boolean };
  /** `null`: the booking is canceled, and has no contract any more. */
  contract: ShownContract | null;
  /** The client's bookings, the next one first. */
  bookings: readonly BookingChoice[];
}

/** A booking's contract, in the version that counts or in an earlier one. */
export function ContractPage({ booking: { id, eventDate, isHeld }, contract, bookings }: ContractPageProps) {
  const way = <PortalWay label="Contract" bookings={bookings} shown={id} at={(other) => portalContractOf(other)} />;
  if (!contract) {
    return (
      <div className="wrap portal">
        {way}
        <h1 className="h2 mt-5 mb-4">There is no contract</h1>
        <p className="lead mb-6">
          The booking for {dateInWords(eventDate)} was canceled, so nothing is left to sign. Money that is due back to
          you goes the way it came.
        </p>
        <a className="text-link" href={paths.refunds}>
          Refund Policy
        </a>
      </div>
    );
  }
  return (
    <div className="wrap portal">
      {way}
      <ContractSheet {...contract} id={id} isHeld={isHeld} at={(version) => portalContractOf(id, version)}>
        <Island of={printButton} props={{}} when="touch" />
        <p className="small text-muted">Two sheets of Letter paper. Sign, and send or bring one back.</p>
        <noscript>
          <p className="text-muted">
            To print it or save it as a PDF, open your browser's menu and choose Print (Ctrl+P, on a Mac ⌘P).
          </p>
        </noscript>
      </ContractSheet>
    </div>
  );
}

export const contractMetadata = (accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Your contract",
      description:
        "The contract of your booking on one or two sheets: date and times, package, price, terms and guarantees, ready to print and sign.",
      path: portalPaths.contract,
    },
    accent,
  );
