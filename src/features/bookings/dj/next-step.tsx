import { type CalendarDate, daysBetween } from "../../../platform/dates.ts";
import { daysInWords, instantInWords } from "../../../platform/english.ts";
import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { dollars } from "../../../platform/money.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { mailAddressFragment, mailPaths } from "../../admin/outbox/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { isErased } from "../../people/erased-address.ts";
import type { BookingRequest } from "../../requests/dj/booking-requests.tsx";
import { requestPaths } from "../../requests/dj/paths.ts";
import type { Proposal } from "../amendments.ts";
import { isAgreedToByDj, othersInWords } from "../model.ts";
import type { Booking } from "../read-bookings.ts";
import type { Agreed } from "./booking-details.tsx";
import { bookingPaths, changeFragment } from "./paths.ts";

interface NextStepProps {
  booking: Booking;
  agreed: Agreed;
  proposal: Proposal | null;
  requests: readonly BookingRequest[];
  /** A bounced mail to the client. */
  cameBack: string | null;
  today: CalendarDate;
}

/** `href` is null where the client's link is sent. */
interface Step {
  title: string;
  reason: string;
  action: string;
  href: string | null;
}

/** The DJ's steps come before the client's. */
function firstOpen({ booking, agreed, proposal, requests, cameBack, today }: NextStepProps): Step | null {
  const { id, status, eventDate, deposit, clientEmail, clientName } = booking;
  const { contract, gigSheet } = bookingPaths(id);
  const money = bookingMoney(id).page;
  const proposesDate = proposal !== null && proposal.after.eventDate !== eventDate;
  const request = requests.find((each) => each.status === "pending" && !(each.type === "postpone" && proposesDate));
  if (status === "cancelled" || (status === "released" && eventDate < today)) return null;
  if (status === "released" && agreed.isTaken)
    return {
      title: "Somebody else has the date",
      reason: agreed.money.isDateGone
        ? `Tell the client, and cancel the booking or move it to another date.${agreed.money.goesBack ? " What was paid goes back." : ""}`
        : "It is held for them, so it may be free again. The client sees it in the portal.",
      action: "Decide",
      href: "#moves-title",
    };
  if (status === "released")
    return {
      title: "The hold has ended",
      reason: "The date is free for others until you give it again or confirm the booking.",
      action: "Decide",
      href: "#moves-title",
    };
  if (proposal && !isAgreedToByDj(proposal))
    return {
      title: "Answer the change that the client asks for",
      reason: "What is signed stands until you say yes.",
      action: "See the change",
      href: "#proposal-title",
    };
  if (proposal?.isDateGone)
    return {
      title: "The proposed day has been taken",
      reason: "Nobody can agree to that change any more.",
      action: "Propose another",
      href: changeFragment,
    };
  if (agreed.unsigned.length === 0 && agreed.countersignedAt === null)
    return {
      title: "Sign the agreement",
      reason: "The client has signed, and it waits for your name.",
      action: "Read and sign",
      href: contract,
    };
  if (request)
    return {
      title: "Answer the client",
      reason: `${request.writer ?? clientName} asks: ${request.subject}`,
      action: "Answer",
      href: requestPaths(request.id).page,
    };
  if (cameBack)
    return {
      title: "Mails to the client come back",
      reason: "Nothing is mailed to them before their email is corrected.",
      action: "Correct it",
      href: mailPaths(cameBack).page + mailAddressFragment,
    };
  const others = agreed.signedAt !== null || othersInWords(agreed.unsigned) !== null;
  if (agreed.unsigned.length > 0 && others && status !== "completed")
    return {
      title: `Not signed yet by ${listInWords(agreed.unsigned.map(({ name }) => name))}`,
      reason: "Who signs has a link of their own, or signs on paper.",
      action: "See who signs",
      href: "#signers-title",
    };
  if (agreed.unsigned.length > 0 && status !== "completed")
    return isErased(clientEmail) || hasNoAddress(clientEmail)
      ? {
          title: "The agreement is not signed",
          reason: "It is signed with you, on paper or here.",
          action: "See the agreement",
          href: contract,
        }
      : {
          title: "The agreement is not signed",
          reason: "The client signs in the portal.",
          action: "Mail the link to it",
          href: null,
        };
  const { paid, reduced, courtesy, left, credit } = agreed.money;
  // Stripe withholds it until the dispute is decided.
  const disputed = agreed.open - left + credit;
  if (disputed > 0)
    return {
      title: `The client’s bank asks for ${dollars(disputed)} back`,
      reason: "It counts here until that is decided.",
      action: "See the money",
      href: money,
    };
  if (agreed.confirming > 0)
    return {
      title: `${dollars(agreed.confirming)} is being confirmed`,
      reason: "It was paid by card, and Stripe tells of it within minutes as a rule.",
      action: "See the money",
      href: money,
    };
  const open = deposit - paid - reduced - courtesy;
  if (open > 0)
    return {
      title:
        open < deposit
          ? `${dollars(open)} of the deposit is not paid`
          : `The deposit of ${dollars(deposit)} is not paid`,
      reason: "The agreement is signed.",
      action: "Mark a payment",
      href: money,
    };
  if (left > 0 && (status === "completed" || eventDate <= today))
    return {
      title: `${dollars(left)} is still owed`,
      reason: "The event is over or today.",
      action: "See the money",
      href: money,
    };
  if (proposal)
    return {
      title: "A change waits for a yes",
      reason: `Proposed on ${instantInWords(proposal.createdAt)}. What is signed stands until then.`,
      action: "See the change",
      href: "#proposal-title",
    };
  if (status === "completed") return null;
  if (eventDate < today)
    return {
      title: "Complete the booking",
      reason: "The event was played, and all of it is paid.",
      action: "To its status",
      href: "#moves-title",
    };
  const ahead = daysBetween(today, eventDate);
  return {
    title: ahead === 0 ? "Today is the day" : `In ${daysInWords(ahead)} is the day`,
    reason:
      left > 0
        ? `Signed${booking.deposit > 0 ? ", and the deposit is paid" : ""}. ${dollars(left)} is left to pay.`
        : `Signed, and all of it is paid${credit > 0 ? `, and ${dollars(credit)} more: a credit` : ""}.`,
    action: "Open the gig sheet",
    href: gigSheet,
  };
}

export function NextStep(props: NextStepProps) {
  const step = firstOpen(props);
  if (!step) return null;
  const { title, reason, action, href } = step;
  return (
    <section className="card panel booking-next" aria-labelledby="next-step-title">
      <div>
        <p className="small text-brand-text font-600">Next step</p>
        <h2 className="display panel-title" id="next-step-title">
          {title}
        </h2>
        <p className="text-muted">{reason}</p>
      </div>
      {href === null ? (
        <form method="post" action={bookingPaths(props.booking.id).portalLink}>
          <button className="btn btn-primary" type="submit" name="change" value="send">
            {action}
          </button>
        </form>
      ) : (
        <a className="btn btn-primary" href={href}>
          {action}
        </a>
      )}
    </section>
  );
}
