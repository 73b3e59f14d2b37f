import { type CalendarDate, daysBetween } from "../../../platform/dates.ts";
import { dateInWords, daysInWords, instantInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { bookingStatusCopy } from "../../admin/frame/labels.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { RevokeLinks } from "../../admin/frame/revoke-links.tsx";
import { StatusBadge } from "../../admin/frame/status-badge.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { ProposalPanel } from "../../contracts/dj/proposal-panel.tsx";
import type { SignerField } from "../../contracts/dj/signers-form.ts";
import { type SignedBy, SignersPanel } from "../../contracts/dj/signers-panel.tsx";
import { crateInWords, type MatchedSong } from "../../crate/match-songs.ts";
import { isErased } from "../../people/erased-address.ts";
import type { SalesTax } from "../../prices/model.ts";
import { type BookingRequest, BookingRequests } from "../../requests/dj/booking-requests.tsx";
import { BookingSongs } from "../../songs/dj/booking-songs.tsx";
import type { SongGroup } from "../../songs/dj/song-groups.ts";
import type { Proposal } from "../amendments.ts";
import type { heldFor } from "../holds/holds.ts";
import { missingYeses } from "../model.ts";
import type { Booking, ListedBooking } from "../read-bookings.ts";
import { DayCard, type DayMoment, MoneyCard } from "./booking-cards.tsx";
import { type Agreed, BookingDetails, ClientLinks } from "./booking-details.tsx";
import { BookingFields } from "./booking-fields.tsx";
import { BookingLayout, FillIn } from "./booking-layout.tsx";
import { BookingMoves, NotifyClient } from "./booking-moves.tsx";
import type { BookingField, MoveField } from "./form.ts";
import { NextStep } from "./next-step.tsx";
import { bookingPaths, changeFragment } from "./paths.ts";
import { SameDate } from "./same-date.tsx";
import { StepLine } from "./step-line.tsx";

interface PortalLinkCardProps {
  id: string;
  clientName: string;
  isCanceled: boolean;
  onPaper: string | null;
  isLeftAlone: boolean;
  signedIn: { sessions: number; lastSignIn: number | null };
}

function PortalLinkCard({
  id,
  clientName,
  isCanceled,
  onPaper,
  isLeftAlone,
  signedIn: { sessions, lastSignIn },
}: PortalLinkCardProps) {
  return (
    <Panel id="portal-title" title="Client's portal">
      <p className="flex gap-2">
        <span
          className={
            sessions > 0
              ? "i-lucide-circle-check mt-[.15em] text-accent-text"
              : "i-lucide-circle-dashed mt-[.15em] text-muted"
          }
          aria-hidden="true"
        />
        {sessions > 0
          ? `Signed in on ${sessions === 1 ? "1 device" : `${sessions} devices`}${lastSignIn ? `, last on ${instantInWords(lastSignIn)}` : ""}`
          : "Not signed in anywhere."}
      </p>
      {onPaper && !isCanceled ? <p className="mt-4">{onPaper}</p> : null}
      {isLeftAlone && !isCanceled && !onPaper ? (
        <p className="mt-4">Brought along by an import: no reminder goes out before you send the link.</p>
      ) : null}
      <form className="status-buttons" method="post" action={bookingPaths(id).portalLink}>
        {isCanceled || onPaper ? null : (
          <button className="btn btn-secondary btn-small" type="submit" name="change" value="send">
            <span className="i-lucide-send" aria-hidden="true" />
            Send the link
          </button>
        )}
        <RevokeLinks />
      </form>
      {isCanceled ? null : <FillIn id={id} clientName={clientName} />}
    </Panel>
  );
}

export interface BookingPageProps {
  booking: Booking;
  sameDate: readonly ListedBooking[];
  /** `inWords` has the price. */
  packages: readonly { name: string; inWords: string }[];
  tax: SalesTax | null;
  songs: readonly SongGroup[];
  moments: readonly DayMoment[];
  /** Null without a crate. */
  crate: readonly MatchedSong[] | null;
  requests: readonly BookingRequest[];
  /** Whose page leads here. */
  asked: string | null;
  signedIn: { sessions: number; lastSignIn: number | null };
  agreed: Agreed;
  cameBack: string | null;
  call: { startsAt: number; phone: string } | null;
  held: ReturnType<typeof heldFor>;
  holdHours: number;
  proposal: Proposal | null;
  signed: readonly SignedBy[];
  signerForm: FormState<SignerField>;
  moveForm: FormState<MoveField>;
  /** Its date is not held, or it is canceled. */
  isClosed: boolean;
  form: FormState<BookingField>;
  /** For a client without email. */
  onPaper: string | null;
  whyNot: string | null;
  notice: string | null;
  today: CalendarDate;
}

export function BookingPage({
  booking,
  sameDate,
  packages,
  tax,
  songs,
  moments,
  crate,
  requests,
  asked,
  signedIn,
  agreed,
  cameBack,
  call,
  held,
  holdHours,
  proposal,
  signed,
  signerForm,
  moveForm,
  isClosed,
  form,
  whyNot,
  onPaper,
  notice,
  today,
}: BookingPageProps) {
  const { clientName, status, eventDate } = booking;
  const erased = isErased(booking.clientEmail);
  return (
    <BookingLayout
      id={booking.id}
      clientName={clientName}
      current="Booking"
      isCanceled={status === "cancelled"}
      aside={
        <div className="status-buttons no-print">
          <StatusBadge status={bookingStatusCopy[status]} />
          <ClientLinks {...booking} />
        </div>
      }
    >
      <div className="admin-stack">
        <p className="text-muted">
          {[`${booking.eventType}, ${dateInWords(eventDate)}`, booking.venue, booking.city].filter(Boolean).join(", ")}.
          {eventDate > today ? ` In ${daysInWords(daysBetween(today, eventDate))}.` : ""}
        </p>
        <DoneNotice text={notice} />
        {isClosed ? null : <StepLine booking={booking} agreed={agreed} />}
        <NextStep {...{ booking, agreed, proposal, requests, cameBack, today }} />
        {status === "completed" || status === "cancelled" ? null : <SameDate bookings={sameDate} own={booking} />}
        {proposal ? (
          <ProposalPanel id={booking.id} missing={missingYeses(booking, proposal)} {...{ proposal, isClosed }} />
        ) : null}
        <div className="panels panels-3">
          <MoneyCard booking={booking} agreed={agreed} />
          <DayCard booking={booking} moments={moments} />
          <BookingRequests requests={requests} />
        </div>
        <div className="panels panels-2 items-start">
          <div className="admin-stack">
            <BookingDetails {...{ booking, agreed, call, cameBack }} />
            <BookingMoves
              {...{ booking, held, today, agreed, holdHours, whyNot, moveForm }}
              asksToCancel={requests.some(({ type, status }) => type === "cancel" && status === "pending")}
            />
          </div>
          <div className="admin-stack">
            {erased ? null : (
              <PortalLinkCard
                isLeftAlone={booking.isLeftAlone}
                id={booking.id}
                clientName={clientName}
                isCanceled={status === "cancelled"}
                onPaper={onPaper}
                signedIn={signedIn}
              />
            )}
            {erased ? null : <SignersPanel {...{ booking, signed, proposal, isClosed }} form={signerForm} />}
          </div>
        </div>
        <BookingSongs id={booking.id} groups={songs} />
        {crate && crate.length > 0 ? (
          <Panel id="booking-crate" title="Crate">
            <p>{crateInWords(crate, eventDate < today ? null : eventDate)}.</p>
            <a className="btn btn-secondary btn-small" href={bookingPaths(booking.id).crate}>
              <span className="i-lucide-disc-3" aria-hidden="true" />
              Song by song
            </a>
          </Panel>
        ) : null}
        <details
          className="card panel no-print"
          id={changeFragment.slice(1)}
          open={form.issues.length > 0 || asked !== null}
        >
          <summary className="display panel-title fold-summary">Change the booking</summary>
          <form className="form-grid" method="post" action={bookingPaths(booking.id).page} noValidate>
            <BookingFields
              form={form}
              packages={packages}
              tax={tax}
              requests={requests.filter(({ type, status }) => status === "pending" && type !== "cancel")}
              asked={asked}
            />
            {erased ? null : <NotifyClient label="Mail the client what has changed" isByPhone={onPaper !== null} />}
            <button className="btn btn-secondary full" type="submit">
              Save the booking
            </button>
          </form>
        </details>
      </div>
    </BookingLayout>
  );
}

export const bookingMetadata = adminMetadata({
  title: "A booking",
  description:
    "One booking with its date, package and price, the steps from hold to completed, and the client's portal link.",
  path: adminPaths.bookings,
});
