import { fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { othersInWords } from "../../bookings/model.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalGuestFile, portalGuests } from "../../guests/client/paths.ts";
import { portalInvoices, portalReceipt } from "../../payments/client/paths.ts";
import { cancelOrPostpone } from "../../requests/client/paths.ts";
import { PaperRows } from "../frame/paper-rows.tsx";
import type { PortalBooking } from "../frame/view.ts";
import { papersFragment } from "../paths.ts";
import type { PortalEvening } from "./evening.ts";

export interface CardProps {
  booking: PortalBooking;
  evening: PortalEvening;
}

export function GuestsCard({ booking: { id, status }, evening: { guests } }: CardProps) {
  const words = useWords().dashboard.guests;
  const isOn = status === "hold" || status === "confirmed" || status === "completed";
  return (
    <section className="card portal-card guests-card" aria-labelledby="guests-title">
      <h2 className="h3" id="guests-title">
        {words.title}
      </h2>
      {guests && isOn ? (
        <>
          <div className="guests-code">
            <img
              src={portalGuestFile("code.svg", id)}
              alt={fill(words.qr, { address: guests.address })}
              width="112"
              height="112"
              loading="lazy"
            />
            <p className="small text-muted">
              {guests.isOpen ? fill(words.open, { from: guests.from, until: guests.until }) : words.paused}{" "}
              {words.never}
            </p>
          </div>
          <p className="small break-words">
            <a className="font-600" href={guests.address}>
              {guests.address.replace(/^https?:\/\//, "")}
            </a>
          </p>
          <p className="portal-card-end portal-card-buttons">
            <a className="btn btn-small btn-secondary" href={portalGuestFile("table-card-4x6.pdf", id)}>
              <span className="i-lucide-printer" aria-hidden="true" />
              {words.cards}
            </a>
            <a className="btn btn-small btn-secondary" href={portalGuests(id)}>
              {words.settings}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="text-muted">{words.about}</p>
          <a className="btn btn-secondary portal-card-end" href={portalGuests(id)}>
            <span className="i-lucide-qr-code" aria-hidden="true" />
            {words.make}
          </a>
        </>
      )}
    </section>
  );
}

export function PapersCard({
  booking: { id, unsigned, status, daysToGo },
  evening: { receipts },
  calendar,
}: CardProps & { calendar: string | null }) {
  const all = useWords();
  const words = all.dashboard.papers;
  const isAhead = daysToGo >= 0 && (status === "hold" || status === "confirmed");
  const papers = [
    {
      key: "agreement",
      label: words.agreement,
      icon: "i-lucide-file-pen",
      href: portalContractOf(id),
      note: unsigned.length === 0 ? words.signed : isAhead ? (othersInWords(unsigned, all) ?? words.unsigned) : "",
    },
    ...receipts.flatMap(({ id: receipt, number, amount }) =>
      number === null
        ? []
        : [
            {
              key: receipt,
              icon: "i-lucide-receipt-text",
              href: portalReceipt(receipt),
              label: fill(words.receipt, { number }),
              note: dollars(amount),
            },
          ],
    ),
    {
      key: "invoice",
      ...words.invoice,
      icon: "i-lucide-file-text",
      href: portalInvoices(id),
    },
    ...(isAhead
      ? [
          {
            key: "plans",
            ...words.plans,
            icon: "i-lucide-calendar-x",
            href: cancelOrPostpone(id),
          },
        ]
      : []),
    ...(calendar && isAhead
      ? [
          {
            key: "calendar",
            ...words.calendar,
            icon: "i-lucide-calendar-plus",
            href: calendar,
          },
        ]
      : []),
  ];
  return (
    <section
      className="card portal-card portal-papers-card"
      id={papersFragment.slice(1)}
      aria-labelledby="papers-title"
    >
      <h2 className="h3" id="papers-title">
        {words.title}
      </h2>
      <PaperRows papers={papers} />
    </section>
  );
}
