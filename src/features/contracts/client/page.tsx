import type { ReactNode } from "react";
import type { EventCategory } from "../../../content/categories.ts";
import type { BookingStatus } from "../../../content/statuses.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { agreementOf, agreementPdfOf, portalContractOf, signFragment } from "../../bookings/client/paths.ts";
import { PortalBreadcrumb } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import type { BookingChoice } from "../../portal/frame/view.ts";
import { portalPaths } from "../../portal/paths.ts";
import { paths } from "../../site/paths.ts";
import { ContractSheet } from "../contract-sheet.tsx";
import type { ShownContract } from "../versions.ts";
import { SignForm, type SignFormProps } from "./sign-form.tsx";

export interface ContractPageProps {
  booking: {
    id: string;
    eventDate: CalendarDate;
    /** Cents; 0: none is due. */
    depositDue: number;
    status: BookingStatus;
  };
  /** `null`: a canceled booking has no contract. */
  contract: ShownContract | null;
  /** `null`: nothing can be signed now. */
  signing: SignFormProps | null;
  /** The form that names another signer. */
  coSigner: ReactNode;
  next: ReactNode;
  /** The next event first. */
  bookings: readonly BookingChoice[];
}

export function ContractPage({ booking, contract, signing, coSigner, next, bookings }: ContractPageProps) {
  const { id, eventDate, status, depositDue } = booking;
  const way = (
    <PortalBreadcrumb label="Agreement" bookings={bookings} shown={id} at={(other) => portalContractOf(other)} />
  );
  if (!contract) {
    return (
      <div className="wrap portal">
        {way}
        <h1 className="h2 mt-5 mb-4">There is no agreement</h1>
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
      <div className="no-print">
        {status === "hold" ? (
          <BookingSteps now={contract.unsigned.length === 0 && depositDue > 0 ? "Deposit" : "Agreement"} />
        ) : null}
        {next}
      </div>
      <ContractSheet {...contract} id={id} {...{ status, depositDue }} at={(version) => portalContractOf(id, version)}>
        {signing ? (
          <a className="btn btn-primary" href={signFragment}>
            To the signature
          </a>
        ) : null}
        <Island of={printButton} props={signing || next ? { aside: true } : {}} when="touch" />
        {contract.signatures.length > 0 ? (
          <>
            <a className="text-link gap-2" href={agreementPdfOf(id, contract.number)}>
              <span className="i-lucide-download" aria-hidden="true" />
              The signed agreement, PDF
            </a>
            <a className="text-link gap-2" href={agreementOf(id, contract.number)}>
              <span className="i-lucide-download" aria-hidden="true" />
              The exact text, as a file
            </a>
          </>
        ) : contract.unsigned.length > 0 ? (
          <p className="small text-muted">
            On paper these are two sheets of Letter size: sign, and send or bring one back.
          </p>
        ) : contract.amends.length > 0 ? (
          <a className="text-link gap-2" href={agreementPdfOf(id)}>
            <span className="i-lucide-download" aria-hidden="true" />
            What was signed before this change, PDF
          </a>
        ) : null}
        <noscript>
          <p className="text-muted">
            To print it or save it as a PDF, open your browser's menu and choose Print (Ctrl+P, on a Mac ⌘P).
          </p>
        </noscript>
      </ContractSheet>
      {signing ? <SignForm {...signing} /> : null}
      {coSigner}
    </div>
  );
}

export const contractMetadata = (booking: string, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Your agreement",
      description:
        "The agreement of your booking on one or two sheets: date and times, package, price, terms and guarantees, ready to sign here or on paper.",
      feature: "portal-contracts",
      path: portalPaths.contract,
    },
    accent,
    clientTabs(booking, "papers"),
  );
