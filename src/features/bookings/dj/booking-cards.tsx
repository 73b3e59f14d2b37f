import { minutesOf } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { bookingTimes } from "../../admin/frame/booking-rows.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { sunsetMinutes } from "../../dates/sunset.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { moneyFacts } from "../../payments/money/model.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import type { Moment } from "../../timeline/model.ts";
import { bookedEnd, clockWords, timesOf } from "../../timeline/times.ts";
import { lineInWords } from "../lines.ts";
import type { Booking } from "../read-bookings.ts";
import type { Agreed } from "./booking-details.tsx";
import { bookingPaths } from "./paths.ts";

export function MoneyCard({ booking, agreed: { money } }: { booking: Booking; agreed: Agreed }) {
  const { id, lines, packageName, deposit } = booking;
  const [only, ...other] = lines;
  return (
    <Panel
      id="booking-money"
      title="Money"
      aside={
        <a className="text-link" href={bookingMoney(id).page}>
          Payments
        </a>
      }
    >
      <p>
        <b className="display booking-left">{dollars(money.left)}</b> left
      </p>
      <DetailList
        className="facts sums"
        facts={[
          ...(other.length > 0
            ? lines.map((line) => [lineInWords(line), dollars(line.amount)] as const)
            : [["Package", only ? lineInWords(only) : packageName] as const]),
          ...moneyFacts(money, [{ label: "Deposit", amount: deposit }]),
        ]}
      />
    </Panel>
  );
}

export type DayMoment = Pick<Moment, "id" | "name" | "minutes" | "pinnedAt">;

/** Moments that the card has room for. */
const mostShown = 8;

export function DayCard({ booking, moments }: { booking: Booking; moments: readonly DayMoment[] }) {
  const { id, startTime, endTime, eventDate, city, status } = booking;
  const plan = adminPlan(id).page;
  const times = timesOf(moments, startTime);
  const planned = moments.map(({ id: key, name }, at) => ({ key, name, begin: times[at]?.begin ?? 0 }));
  const end = bookedEnd(startTime, endTime);
  const rows = [
    ...(planned.length > 0
      ? planned.slice(0, mostShown)
      : [{ key: "music", name: "Music", begin: minutesOf(startTime) }]),
    { key: "sunset", name: "Sunset", begin: sunsetMinutes(eventDate, city) },
    { key: "end", name: "Good night", begin: end },
  ].toSorted((a, b) => a.begin - b.begin);
  const link =
    status === "cancelled" ? { href: plan, label: "Plan" } : { href: bookingPaths(id).gigSheet, label: "Gig sheet" };
  return (
    <Panel
      id="booking-day"
      title="The day"
      aside={
        <a className="text-link" href={link.href}>
          {link.label}
        </a>
      }
    >
      <p className="text-muted">{bookingTimes(booking)}</p>
      <ol className="day-rows">
        {rows.map(({ key, begin, name }) => (
          <li key={key} className={key === "sunset" ? "text-brand-text" : undefined}>
            <b>{clockWords(begin)}</b> {name}
          </li>
        ))}
      </ol>
      {planned.length > mostShown ? (
        <a className="text-link" href={plan}>
          {planned.length - mostShown} more
        </a>
      ) : null}
    </Panel>
  );
}
