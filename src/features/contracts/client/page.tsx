import type { ReactNode } from "react";
import type { EventCategory } from "../../../content/categories.ts";
import type { BookingStatus } from "../../../content/statuses.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { dateIn, fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { PortalBreadcrumb } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import type { BookingChoice } from "../../portal/frame/view.ts";
import { portalPaths } from "../../portal/paths.ts";
import { portalMessages } from "../../requests/client/paths.ts";
import { paths } from "../../site/paths.ts";
import { ContractSheet } from "../contract-sheet.tsx";
import type { ShownContract } from "../versions.ts";
import { agreementOf, agreementPdfOf, portalContractOf, signFragment } from "./paths.ts";
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
  /** How long the date is held; null: it is not. */
  hold: ReactNode;
  next: ReactNode;
  /** The next event first. */
  bookings: readonly BookingChoice[];
}

export function ContractPage({ booking, contract, signing, coSigner, hold, next, bookings }: ContractPageProps) {
  const {
    formats,
    agreement: { page, details, form },
  } = useWords();
  const { id, eventDate, status, depositDue } = booking;
  const way = (
    <PortalBreadcrumb label={page.trail} bookings={bookings} shown={id} at={(other) => portalContractOf(other)} />
  );
  if (!contract) {
    return (
      <div className="wrap portal">
        {way}
        <h1 className="h2 mt-5 mb-4">{page.none}</h1>
        <p className="lead mb-6">{fill(page.canceled, { date: dateIn(formats, eventDate) })}</p>
        <a className="text-link" href={formats.prefix + paths.refunds}>
          {page.refunds}
        </a>
      </div>
    );
  }
  const [before] = contract.amends;
  const { price, deposit } = contract.sheet.agreement;
  return (
    <div className="wrap portal">
      {way}
      <div className="no-print mb-5">
        {status === "hold" ? (
          contract.unsigned.length === 0 && depositDue > 0 ? (
            <BookingSteps now="Deposit" />
          ) : (
            <BookingSteps now="Agreement" done={["Date", "Quote", ...(depositDue > 0 ? [] : ["Deposit" as const])]} />
          )
        ) : null}
        {next}
      </div>
      <ContractSheet
        {...contract}
        id={id}
        {...{ status, depositDue }}
        at={(version) => portalContractOf(id, version)}
        below={
          <>
            {signing ? <SignForm {...signing} /> : null}
            {coSigner}
          </>
        }
      >
        {hold}
        <DetailList
          facts={[
            [details.date, dateIn(formats, eventDate)],
            [details.price, dollars(price)],
            [details.deposit, deposit > 0 ? dollars(deposit) : ""],
          ]}
        />
        {signing ? (
          <>
            <a className="btn btn-primary" href={signFragment}>
              {page.toSignature}
            </a>
            <a className="text-link gap-2" href={portalMessages({ booking: id })}>
              <span className="i-lucide-message-circle-question-mark" aria-hidden="true" />
              {form.ask}
            </a>
          </>
        ) : null}
        <Island of={printButton} props={{ label: page.printButton, aside: true }} when="touch" />
        {contract.isAgreed ? (
          <>
            <a className="text-link gap-2" href={agreementPdfOf(id, contract.number)}>
              <span className="i-lucide-download" aria-hidden="true" />
              {page.pdf}
            </a>
            <a className="text-link gap-2" href={agreementOf(id, contract.number)}>
              <span className="i-lucide-download" aria-hidden="true" />
              {page.text}
            </a>
          </>
        ) : contract.unsigned.length > 0 ? (
          <p className="small text-muted">{page.paper}</p>
        ) : null}
        {contract.isAgreed && before ? (
          <a className="text-link gap-2" href={agreementPdfOf(id, before.number)}>
            <span className="i-lucide-download" aria-hidden="true" />
            {page.before}
          </a>
        ) : null}
        <noscript>
          <p className="text-muted">{page.print}</p>
        </noscript>
      </ContractSheet>
    </div>
  );
}

export const contractMetadata = (words: Words, booking: string, accent: EventCategory | null) =>
  portalMetadata(
    words,
    words.agreement.page,
    "portal-contracts",
    portalPaths.contract,
    accent,
    clientTabs(booking, "papers"),
  );
