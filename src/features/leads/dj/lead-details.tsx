import { categoryCopy } from "../../../content/categories.ts";
import type { DateState } from "../../../content/reply-templates.ts";
import { instantInWords } from "../../../platform/dates.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { writesIn } from "../../../platform/language.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { BouncedMail } from "../../admin/frame/bounced-mail.tsx";
import { DateBadge } from "../../admin/frame/date-badge.tsx";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { ReplyClock, type ReplyClockProps } from "../../admin/frame/reply-clock.tsx";
import type { Contact } from "../read-lead.ts";

interface LeadDetailsProps {
  contact: Contact;
  clock: ReplyClockProps;
  date: string | null;
  day: { state: DateState; freeDays: readonly string[] };
  timesAsked: number;
  call: string | null;
  cameBack: string | null;
}

export function LeadDetails({ contact, clock, date, day, timesAsked, call, cameBack }: LeadDetailsProps) {
  return (
    <Panel id="lead-facts" title={eventTypeLabel(contact.eventType)} aside={<ReplyClock {...clock} />}>
      {date ? (
        <div className="lead-day">
          <b>{date}</b>
          <DateBadge state={day.state} />
          {day.freeDays.length > 0 && day.state !== "free" ? (
            <span className="small text-muted">{day.freeDays.join(" and ")} free</span>
          ) : null}
        </div>
      ) : null}
      <DetailList
        className="facts"
        facts={[
          ["Guests", contact.guestCount],
          ["Budget", contact.budget],
          ["Kind", contact.eventCategory ? categoryCopy[contact.eventCategory].tab : "Message"],
          ["Code", contact.discountCode],
          ["Venue", contact.venue],
          ["Company", contact.companyName],
          ["Billing address", contact.billingAddress],
          ["Purchase order", contact.purchaseOrder],
          ["Email", addressInWords(contact.email)],
          ["Phone", contact.phone],
          ["Call", call],
          ["Language", writesIn(contact.language)],
          ["Came by", contact.source],
          ["Received", instantInWords(contact.createdAt)],
          ["Asked", timesAsked > 1 ? `${timesAsked} times for this date` : null],
        ]}
      />
      <BouncedMail mail={cameBack} />
    </Panel>
  );
}
