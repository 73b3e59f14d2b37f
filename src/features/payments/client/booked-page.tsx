import type { EventCategory } from "../../../content/categories.ts";
import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { dayIn, fill, instantIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { portalCalendarOf } from "../../bookings/client/paths.ts";
import { othersInWords } from "../../bookings/model.ts";
import type { Meeting } from "../../calls/model.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { PortalTrail } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import { nextByCardIn } from "../card/kept-card.ts";
import type { ClientMoney } from "../client-money.ts";
import { onItsWayInWords, sumOnItsWay } from "../model.ts";
import { comesBackInWords } from "../money/model.ts";
import { KeptCard } from "./kept-card.tsx";
import { Paid } from "./paid.tsx";
import { portalPay } from "./paths.ts";
import { stepsOf } from "./steps-of.ts";
import { WhatComesNext } from "./what-comes-next.tsx";

export function NotDue({ notDue }: Pick<ClientMoney, "notDue">) {
  const { booked } = useWords();
  return notDue > 0 ? <Notice tone="ok">{fill(booked.notDue, { amount: dollars(notDue) })}</Notice> : null;
}

interface BookedPageProps {
  found: ClientMoney;
  meeting: Meeting | null;
  date: CalendarDate;
  today: CalendarDate;
  /** From paying. */
  isBack: boolean;
  isCardEnded: boolean;
  /** To cancel or postpone, which waits for the DJ. */
  plan: { label: string; reason: string } | null;
}

const call = (
  <a className="underline" href={site.phone.href}>
    {site.phone.display}
  </a>
);

function Booked({
  found,
  date,
  isNew,
  isOver,
  today,
  plan,
}: Omit<BookedPageProps, "meeting" | "isBack" | "isCardEnded"> & { isNew: boolean; isOver: boolean }) {
  const all = useWords();
  const { formats, booked: words, pay } = all;
  const { booking, money, depositDue, balanceDue, confirming, isSigned } = found;
  const { left } = money;
  const [name = ""] = booking.clientName.split(" ");
  const day = dayIn(formats, date);
  if (isNew)
    return (
      <>
        <Sunset className="pay-sunset" />
        <h1 className="h1 text-center">{fill(words.isYours, { day, name })}</h1>
        <p className="lead text-center">{words.confirmed}</p>
      </>
    );
  if (confirming > 0)
    return (
      <>
        <h1 className="h2">{words.confirming.title}</h1>
        <p className="lead">{fill(words.confirming.text, { amount: dollars(confirming) })}</p>
      </>
    );
  const byCard = nextByCardIn(all, found, today);
  const pays = left > 0 && !plan && (depositDue === null ? (balanceDue === null ? null : "balance") : "deposit");
  return (
    <>
      <h1 className="h2">{words.title}</h1>
      <p className="lead">
        {left > 0 ? fill(words.left, { left: dollars(left) }) : words.allPaid}{" "}
        {fill(isOver ? words.over : isSigned ? words.yours : words.toSign, { day })}
      </p>
      {plan ? <p>{`${plan.label}. ${plan.reason}`}</p> : byCard ? <p>{`${byCard} ${pay.kept.idle}`}</p> : null}
      {pays ? (
        <a
          className={`${byCard ? "text-link" : isSigned ? "btn btn-primary" : "btn btn-secondary"} justify-self-start`}
          href={portalPay(pays, booking.id)}
        >
          {words.payNow}
        </a>
      ) : null}
    </>
  );
}

function goneInWords({ booking, money, tooLate }: ClientMoney, { booked: { gone } }: Words): string {
  const paid = dollars(money.paid);
  if (tooLate > 0) {
    const before = money.paid > 0 ? ` ${fill(money.waits ? gone.beforeNoted : gone.before, { paid })}` : "";
    return fill(gone.tooLate, { amount: dollars(tooLate) }) + before;
  }
  if (money.waits) return gone.noted;
  return money.paid > 0
    ? fill(booking.isMailed ? gone.backMail : gone.backHere, { paid })
    : money.isDateGone
      ? gone.taken
      : gone.nothing;
}

/** Asks again while the money may still be on its way. */
export function BookedPage({ found, meeting, date, today, isBack, isCardEnded, plan }: BookedPageProps) {
  const words = useWords();
  const { formats, booked: bookedWords } = words;
  const { booking, depositDue, isSigned, unsigned, isDisputed, money, payments, confirming } = found;
  const { isMailed } = booking;
  // Includes payments that never counted.
  const back = payments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  const others = othersInWords(unsigned, words);
  const coming = onItsWayInWords(found.announced, words.dashboard);
  const isComing = coming !== "" && sumOnItsWay(found.announced) >= (depositDue ?? 0);
  const isBooked = booking.status === "confirmed" || booking.status === "completed";
  const steps = stepsOf(found);
  const paysBalance = payments.some(({ purpose, status }) => purpose === "balance" && status === "paid");
  const isOver = booking.status === "completed" || date < today;
  const isNew = isBack && booking.status === "confirmed" && isSigned && !isOver && !paysBalance && confirming === 0;
  const day = dayIn(formats, date);
  const payDeposit = (label: string) => (
    <a className="underline" href={portalPay("deposit", booking.id)}>
      {label}
    </a>
  );
  const values = { day, amount: dollars(depositDue ?? 0), paid: dollars(money.paid), back: dollars(back) };
  return (
    <div className="wrap portal portal-column" data-new={isNew ? "" : undefined}>
      {isNew ? null : <PortalTrail booking={booking.id} label={bookedWords.title} />}
      {steps.now !== "Booked" && (isBooked || booking.status === "hold") ? <BookingSteps {...steps} /> : null}
      {isBooked ? (
        <Booked {...{ found, date, isNew, isOver, today, plan }} />
      ) : booking.status === "hold" && plan ? (
        <>
          <h1 className="h2">{bookedWords.title}</h1>
          <p className="lead">{`${plan.label}. ${plan.reason}`}</p>
        </>
      ) : booking.status === "hold" && depositDue === null && isDisputed ? (
        <>
          <h1 className="h2">{bookedWords.disputed.title}</h1>
          <p className="lead">
            <Filled words={bookedWords.disputed.text} parts={{ day, call }} />
          </p>
        </>
      ) : booking.status === "hold" && depositDue === null && unsigned.length === 0 ? (
        <>
          <h1 className="h2">{isSigned ? bookedWords.mine.confirm : bookedWords.mine.sign}</h1>
          <p className="lead">
            {fill(
              isSigned
                ? isMailed
                  ? bookedWords.mine.confirmMail
                  : bookedWords.mine.confirmHere
                : isMailed
                  ? bookedWords.mine.signMail
                  : bookedWords.mine.signHere,
              values,
            )}
          </p>
        </>
      ) : booking.status === "hold" && depositDue === null && others ? (
        <>
          <h1 className="h2">{others}</h1>
          <p className="lead">{fill(isMailed ? bookedWords.others.mail : bookedWords.others.here, values)}</p>
        </>
      ) : booking.status === "hold" && depositDue === null ? (
        <>
          <h1 className="h2">{bookedWords.signature.title}</h1>
          <p className="lead">
            <Filled
              words={bookedWords.signature.text}
              parts={{
                day,
                sign: (
                  <a className="underline" href={portalContractOf(booking.id)}>
                    {bookedWords.signature.sign}
                  </a>
                ),
              }}
            />
          </p>
        </>
      ) : confirming > 0 ? (
        <>
          <h1 className="h2">{bookedWords.confirming.title}</h1>
          <p className="lead">
            {fill(
              isSigned
                ? isMailed
                  ? bookedWords.confirming.signedMail
                  : bookedWords.confirming.signedHere
                : isMailed
                  ? bookedWords.confirming.mail
                  : bookedWords.confirming.here,
              { day, amount: dollars(confirming) },
            )}
          </p>
        </>
      ) : booking.status === "hold" && depositDue !== null && isComing ? (
        <>
          <h1 className="h2">{bookedWords.coming.title}</h1>
          <p className="lead">
            {coming}
            {booking.holdEndsAt === null
              ? ""
              : ` ${fill(bookedWords.coming.waits, { day, time: instantIn(formats, booking.holdEndsAt) })}`}{" "}
            {payDeposit(bookedWords.coming.how)}
          </p>
        </>
      ) : booking.status === "hold" && depositDue !== null && back > 0 ? (
        <>
          <h1 className="h2">{bookedWords.wentBack.title}</h1>
          <p className="lead">
            <Filled
              words={isSigned ? bookedWords.wentBack.textSigned : bookedWords.wentBack.text}
              parts={{ ...values, call, pay: payDeposit(bookedWords.payNow) }}
            />
          </p>
        </>
      ) : booking.status === "hold" ? (
        <>
          <h1 className="h2">{bookedWords.deposit.title}</h1>
          <p className="lead">
            {isSigned ? `${bookedWords.deposit.signed} ` : ""}
            {fill(money.paid > 0 ? bookedWords.deposit.some : bookedWords.deposit.none, values)} {coming}{" "}
            {fill(
              money.paid > 0
                ? isSigned
                  ? bookedWords.deposit.restSigned
                  : bookedWords.deposit.rest
                : isSigned
                  ? bookedWords.deposit.allSigned
                  : bookedWords.deposit.all,
              values,
            )}{" "}
            {payDeposit(bookedWords.deposit.pay)}
          </p>
        </>
      ) : booking.status === "cancelled" ? (
        <>
          <h1 className="h2">{bookedWords.canceled.title}</h1>
          <p className="lead">
            {comesBackInWords(money, words) || bookedWords.canceled.nothing}{" "}
            <Filled words={bookedWords.questions} parts={{ call }} />
          </p>
        </>
      ) : (
        <>
          <h1 className="h2">{bookedWords.gone.title}</h1>
          <p className="lead">
            {fill(bookedWords.gone.ended, values)} {goneInWords(found, words)}{" "}
            <Filled words={bookedWords.questions} parts={{ call }} />
          </p>
        </>
      )}
      <NotDue {...found} />
      {isCardEnded ? <Notice tone="ok">{words.pay.kept.ended}</Notice> : null}
      {isBooked || booking.status === "hold" ? <KeptCard found={found} today={today} /> : null}
      {isNew ? (
        <a className="btn btn-primary" href={portalView({ booking: booking.id })}>
          {bookedWords.portal}
        </a>
      ) : null}
      {booking.status === "confirmed" && !isOver ? (
        <a className="text-link gap-2" href={portalCalendarOf(booking.id)}>
          <span className="i-lucide-calendar-plus" aria-hidden="true" />
          {bookedWords.calendar}
        </a>
      ) : null}
      <div className="portal-pair">
        <Paid found={found} isBack={isBack} today={today} />
        {booking.status === "confirmed" && !isOver ? <WhatComesNext {...{ found, meeting, today }} /> : null}
      </div>
    </div>
  );
}

export const bookedMetadata = (words: Words, booking: string, accent: EventCategory | null) =>
  portalMetadata(words, words.booked, "portal-payments", portalPaths.booked, accent, clientTabs(booking, "money"));
