import type { BookingStatus } from "../../../content/statuses.ts";
import { instantInWords } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { listInWords } from "../../../platform/numbers.ts";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { adminPaths, listQuery } from "../../admin/paths.ts";
import { BookingLayout } from "../../bookings/dj/booking-layout.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { whyByHand } from "../client-words.ts";
import { ContractSheet } from "../contract-sheet.tsx";
import type { ShownContract } from "../versions.ts";

interface ContractPageProps {
  booking: { id: string; clientName: string; eventType: string; status: BookingStatus };
  /** Cents. */
  depositDue: number;
  contract: ShownContract;
  /** Shows the open proposal as accepted, to sign on paper. */
  isProposed: boolean;
  notice: string | null;
  onPaper: string | null;
}

export function ContractPage({ booking, depositDue, contract, isProposed, notice, onPaper }: ContractPageProps) {
  const { id, clientName, status } = booking;
  const { contract: here } = bookingPaths(id);
  const signatures = [...contract.amends, ...contract.signatures];
  const isWaiting = contract.unsigned.length === 0 && !contract.isEnded;
  const canCountersign =
    isWaiting && signatures.length > 0 && signatures.every((each) => each.countersignedAt === null);
  return (
    <BookingLayout {...{ id, clientName }} current="Contract" isCanceled={status === "cancelled"}>
      <DoneNotice text={notice} />
      {isProposed ? (
        <p className="mb-5 no-print">
          Proposed, not agreed. Print it to have it signed on paper, then enter that at the booking.
        </p>
      ) : null}
      {canCountersign ? (
        <form className="no-print mb-5" method="post" action={here}>
          <p className="mb-3">
            {listInWords(
              signatures.map(({ name, signedAt }) => `${name} has signed this on ${instantInWords(signedAt)}`),
            )}
            . It counts once you have, too. {whyByHand(contract.sheet)}
          </p>
          <button className="btn btn-primary" type="submit" name="change" value="sign">
            Sign it
          </button>
        </form>
      ) : null}
      <ContractSheet
        {...contract}
        id={id}
        status={status}
        depositDue={depositDue}
        at={(version) => withQuery(here, { [listQuery.version]: String(version) })}
      >
        <Island of={printButton} props={{ aside: true }} when="near" />
      </ContractSheet>
      {onPaper ? <p className="mt-4">{onPaper}</p> : null}
    </BookingLayout>
  );
}

export const contractMetadata = adminMetadata({
  title: "A contract",
  description: "The contract of one booking, in each version that the client has seen, with what an edit has changed.",
  path: adminPaths.bookings,
});
