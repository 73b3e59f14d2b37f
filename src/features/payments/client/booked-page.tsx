import type { EventCategory } from "../../../content/categories.ts";
import { site } from "../../../content/site.ts";
import { type CalendarDate, dateInWords, instantInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { portalCalendarOf, portalContractOf, portalPay } from "../../bookings/client/paths.ts";
import { othersInWords } from "../../bookings/model.ts";
import type { Meeting } from "../../calls/model.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import type { ClientMoney } from "../client-money.ts";
import { onItsWayInWords, sumOnItsWay } from "../model.ts";
import { comesBackInWords } from "../money/model.ts";
import { Paid } from "./paid.tsx";
import { WhatComesNext } from "./what-comes-next.tsx";

export const NotDue = ({ notDue }: Pick<ClientMoney, "notDue">) =>
  notDue > 0 ? (
    <Notice tone="ok">
      {dollars(notDue)} more came by card when it was not due, so it counts for nothing. I was told, and give it back to
      the card.
    </Notice>
  ) : null;

interface BookedPageProps {
  found: ClientMoney;
  meeting: Meeting | null;
  date: CalendarDate;
  today: CalendarDate;
  /** From paying. */
  isBack: boolean;
}

const PhoneLink = () => (
  <a className="underline" href={site.phone.href}>
    {site.phone.display}
  </a>
);

function Booked({
  found,
  date,
  isNew,
  isOver,
}: Omit<BookedPageProps, "today" | "meeting" | "isBack"> & { isNew: boolean; isOver: boolean }) {
  const { booking, money, depositDue, balanceDue, confirming } = found;
  const { left } = money;
  const [first] = booking.clientName.split(" ");
  const [, day = ""] = dateInWords(date).split(", ");
  if (isNew)
    return (
      <>
        <Sunset className="pay-sunset" />
        <h1 className="h1 text-center">
          {day} is yours, {first}
        </h1>
        <p className="lead text-center">Your booking is confirmed.</p>
      </>
    );
  if (confirming > 0)
    return (
      <>
        <h1 className="h2">Your payment is being confirmed</h1>
        <p className="lead">
          The payment service confirms the {dollars(confirming)} within seconds as a rule, and you need not pay again.
        </p>
      </>
    );
  const pays = left > 0 && (depositDue === null ? (balanceDue === null ? null : "balance") : "deposit");
  return (
    <>
      <h1 className="h2">Payments and receipts</h1>
      <p className="lead">
        {left > 0 ? `${dollars(left)} is left to pay.` : "All is paid."}{" "}
        {isOver ? `Your payments and papers of ${day}.` : `${day} is yours.`}{" "}
        {pays ? (
          <a className="underline whole" href={portalPay(pays, booking.id)}>
            Pay it now
          </a>
        ) : null}
      </p>
    </>
  );
}

/** Asks again while the money may still be on its way. */
export function BookedPage({ found, meeting, date, today, isBack }: BookedPageProps) {
  const { booking, depositDue, isSigned, unsigned, isDisputed, money, payments, confirming, tooLate } = found;
  const told = booking.isMailed ? "an email tells you" : "this page tells you";
  // Includes payments that never counted.
  const back = payments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  const others = othersInWords(unsigned);
  const coming = onItsWayInWords(found.announced);
  const isComing = coming !== "" && sumOnItsWay(found.announced) >= (depositDue ?? 0);
  const isBooked = booking.status === "confirmed" || booking.status === "completed";
  const open = [...(isSigned ? [] : ["Agreement" as const]), ...(depositDue === null ? [] : ["Deposit" as const])];
  const paysBalance = payments.some(({ purpose, status }) => purpose === "balance" && status === "paid");
  const isOver = booking.status === "completed" || date < today;
  const isNew = isBack && booking.status === "confirmed" && !isOver && !paysBalance && confirming === 0;
  const [, day = ""] = dateInWords(date).split(", ");
  return (
    <div className="wrap portal portal-column">
      {isNew ? null : <PortalTrail booking={booking.id} label="Payments and receipts" />}
      {isBooked && !isNew && open.length === 0 ? null : (
        <BookingSteps now={isBooked ? "Booked" : isSigned ? "Deposit" : "Agreement"} open={open} />
      )}
      {isBooked ? (
        <Booked {...{ found, date, isNew, isOver }} />
      ) : booking.status === "hold" && depositDue === null && isDisputed ? (
        <>
          <h1 className="h2">The deposit is in question</h1>
          <p className="lead">
            Your bank has asked for the deposit back, so it does not book {day} until that is settled. Was that not you?
            Call <PhoneLink />.
          </p>
        </>
      ) : booking.status === "hold" && depositDue === null && unsigned.length === 0 ? (
        <>
          <h1 className="h2">{isSigned ? "My confirmation is left" : "My signature is left"}</h1>
          <p className="lead">
            Your deposit is here, and the agreement is signed on your side. I {isSigned ? "confirm" : "sign"} next: then{" "}
            {day} is yours, and {told}.
          </p>
        </>
      ) : booking.status === "hold" && depositDue === null && others ? (
        <>
          <h1 className="h2">{others}</h1>
          <p className="lead">
            Your deposit is here. Each signs by a link of their own, or on paper; then {day} is yours, and {told}.
          </p>
        </>
      ) : booking.status === "hold" && depositDue === null ? (
        <>
          <h1 className="h2">One signature is left</h1>
          <p className="lead">
            Your deposit is here.{" "}
            <a className="underline" href={portalContractOf(booking.id)}>
              Sign the agreement
            </a>{" "}
            and {day} is yours.
          </p>
        </>
      ) : confirming > 0 ? (
        <>
          <h1 className="h2">Your payment is being confirmed</h1>
          <p className="lead">
            {isSigned ? "Signed. " : ""}As soon as the payment service confirms the {dollars(confirming)},{" "}
            {isSigned ? `${day} is yours and ${told}` : told}. This takes seconds as a rule, and you need not pay again.
          </p>
        </>
      ) : booking.status === "hold" && depositDue !== null && isComing ? (
        <>
          <h1 className="h2">Your deposit is on its way</h1>
          <p className="lead">
            {coming}
            {booking.holdEndsAt === null ? "" : ` ${day} waits for it until ${instantInWords(booking.holdEndsAt)}.`}{" "}
            <a className="underline" href={portalPay("deposit", booking.id)}>
              How to send it, or pay in another way
            </a>
          </p>
        </>
      ) : booking.status === "hold" && depositDue !== null && back > 0 ? (
        <>
          <h1 className="h2">The deposit is not here</h1>
          <p className="lead">
            {dollars(back)} went back to you, so {dollars(depositDue)} of the deposit is left to pay.{" "}
            <a className="underline" href={portalPay("deposit", booking.id)}>
              Pay it now
            </a>
            {isSigned ? `, and ${day} is yours` : ""}. Questions? Call <PhoneLink />.
          </p>
        </>
      ) : booking.status === "hold" ? (
        <>
          <h1 className="h2">The deposit is left</h1>
          <p className="lead">
            {isSigned ? "Signed. " : ""}
            {money.paid > 0 ? `${dollars(money.paid)} of it is here.` : "Nothing was charged yet."} {coming} Once the{" "}
            {dollars(depositDue ?? 0)} {money.paid > 0 ? "that are left come" : "are here"}
            {isSigned ? "" : " and the agreement is signed"}, {day} is yours.{" "}
            <a className="underline" href={portalPay("deposit", booking.id)}>
              Pay the deposit
            </a>
          </p>
        </>
      ) : booking.status === "cancelled" ? (
        <>
          <h1 className="h2">This booking is canceled</h1>
          <p className="lead">
            {comesBackInWords(money) || "Nothing was paid, and nothing is owed."} Questions? Call <PhoneLink />.
          </p>
        </>
      ) : (
        <>
          <h1 className="h2">This date is not yours</h1>
          <p className="lead">
            The hold on {day} has ended.{" "}
            {tooLate > 0
              ? `Your ${dollars(tooLate)} came when somebody else had the date, so all of it goes back to you.${money.paid > 0 ? ` The ${dollars(money.paid)} that you paid before ${money.waits ? "is noted" : "goes back as well"}.` : ""}`
              : money.waits
                ? "What you have signed and paid is noted, and I was told. Your portal holds the date again if it is free."
                : money.paid > 0
                  ? `The ${dollars(money.paid)} that you paid for it goes back in full, and ${told}.`
                  : "Nothing was paid. Your portal holds the date again if it is free."}{" "}
            Questions? Call <PhoneLink />.
          </p>
        </>
      )}
      <NotDue {...found} />
      {isNew ? (
        <a className="btn btn-primary" href={portalView({ booking: booking.id })}>
          Open your portal
        </a>
      ) : null}
      {booking.status === "confirmed" && !isOver ? (
        <a className="btn btn-secondary" href={portalCalendarOf(booking.id)}>
          <span className="i-lucide-calendar-plus" aria-hidden="true" />
          Add the day to my calendar
        </a>
      ) : null}
      <Paid found={found} />
      {booking.status === "confirmed" && !isOver ? <WhatComesNext found={found} meeting={meeting} /> : null}
    </div>
  );
}

export const bookedMetadata = (booking: string, accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Payments and receipts",
      description: "Your booked date, your receipt and what comes next.",
      feature: "portal-payments",
      path: portalPaths.booked,
    },
    accent,
    clientTabs(booking, "money"),
  );
