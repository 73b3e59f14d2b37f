import type { NeededSigner } from "../../../database/schema/bookings.ts";
import { dayInWords } from "../../../platform/english.ts";
import { dialled } from "../../../platform/fields/dialled.ts";
import { addressInWords, hasNoAddress } from "../../../platform/fields/no-address.ts";
import { writesIn } from "../../../platform/language.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { BouncedMail } from "../../admin/frame/bounced-mail.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { WriteIn } from "../../admin/frame/write-in.tsx";
import { callForDj } from "../../calls/model.ts";
import { whyByHand } from "../../contracts/client-words.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import type { BookingMoney } from "../../payments/money/model.ts";
import { isErased } from "../../people/erased-address.ts";
import { neededSigners, partyInWords } from "../model.ts";
import type { Booking } from "../read-bookings.ts";
import { bookingPaths } from "./paths.ts";

export function ClientLinks({ clientPhone, clientEmail }: Pick<Booking, "clientPhone" | "clientEmail">) {
  const number = dialled(clientPhone);
  const email = isErased(clientEmail) || hasNoAddress(clientEmail) ? null : clientEmail;
  if (!number && !email) return null;
  return (
    <>
      {number ? (
        <>
          <a className="btn btn-secondary btn-small client-link" href={`tel:${number}`}>
            <span className="i-lucide-phone" aria-hidden="true" />
            Call
          </a>
          <a className="btn btn-secondary btn-small client-link" href={`sms:${number}`}>
            <span className="i-lucide-message-square" aria-hidden="true" />
            Text
          </a>
        </>
      ) : null}
      {email ? (
        <a className="btn btn-secondary btn-small client-link" href={`mailto:${email}`}>
          <span className="i-lucide-mail" aria-hidden="true" />
          Mail
        </a>
      ) : null}
    </>
  );
}

/** `endedAt`: the signing of an ended agreement. */
export interface Agreed {
  money: BookingMoney;
  /** In cents, including disputed payments. */
  open: number;
  /** In cents: card payments not yet confirmed by Stripe. */
  confirming: number;
  signedAt: number | null;
  /** Number of the version that an accepted change has made of it, and the instant of the yes. */
  changed: readonly [number, number] | null;
  unsigned: readonly NeededSigner[];
  isSigned: boolean;
  /** Somebody else has the date. */
  isTaken: boolean;
  countersignedAt: number | null;
  endedAt: number | null;
  language: string;
}

function signatureInWords(
  { signedAt, changed, unsigned, countersignedAt, endedAt }: Agreed,
  isCanceled: boolean,
  by: "both" | "all",
): string {
  if (isCanceled && signedAt !== null) return `signed on ${dayInWords(signedAt)}, ended with the cancellation`;
  if (signedAt !== null && unsigned.length > 0)
    return `signed on ${dayInWords(signedAt)}, not by ${listInWords(unsigned.map(({ name }) => name))} yet`;
  if (signedAt !== null)
    return [
      changed ? `version ${changed[0]} agreed on ${dayInWords(changed[1])}, first signed` : "signed",
      ` on ${dayInWords(signedAt)}${countersignedAt === null ? ", not by you yet" : `, by ${by}`}`,
    ].join("");
  return endedAt === null ? "not signed" : `not signed: what was signed on ${dayInWords(endedAt)} has ended`;
}

interface BookingDetailsProps {
  booking: Booking;
  agreed: Agreed;
  call: { startsAt: number; phone: string } | null;
  /** A bounced mail to the client. */
  cameBack: string | null;
}

export function BookingDetails({ booking, agreed, call, cameBack }: BookingDetailsProps) {
  const isCanceled = booking.status === "cancelled";
  const waitsForDj = !isCanceled && agreed.unsigned.length === 0 && agreed.countersignedAt === null;
  const erased = isErased(booking.clientEmail);
  const isShared = neededSigners(booking).length > 1;
  return (
    <Panel id="booking-facts" title="Client">
      <DetailList
        className="facts"
        facts={[
          [
            "Agreement",
            [signatureInWords(agreed, isCanceled, isShared ? "all" : "both"), waitsForDj ? whyByHand(booking) : null]
              .filter(Boolean)
              .join(". "),
          ],
          ["Company", booking.companyName ? partyInWords(booking) : null],
          ["Billing address", booking.billingAddress],
          ["Purchase order", booking.purchaseOrder],
          ["Email", erased ? null : addressInWords(booking.clientEmail)],
          ["Phone", booking.clientPhone],
          ["Language", writesIn(agreed.language)],
          ["Call", call && callForDj(call)],
        ]}
      />
      {isCanceled ? null : <WriteIn action={bookingPaths(booking.id).language} language={agreed.language} />}
      <BouncedMail mail={cameBack} />
      {booking.note ? (
        <figure className="quote-box">
          <figcaption>Private note</figcaption>
          <blockquote>{booking.note}</blockquote>
        </figure>
      ) : null}
      {booking.contactId ? (
        <a className="text-link" href={leadPaths(booking.contactId).page}>
          The lead
        </a>
      ) : null}
    </Panel>
  );
}
