import type { MailContent } from "../../../platform/mail/message.ts";
import type { PlanningMail } from "../model.ts";
import { planningContent } from "../planning-content.ts";
import { filledIn } from "../texts.ts";

/** An invented booking that the preview is filled in from. */
const invented = {
  clientName: "Maya Rivera",
  eventType: "Wedding Reception",
  eventDate: "2027-04-17",
  startTime: "17:00",
  endTime: "23:00",
  venue: "Sandpearl Resort",
  city: "Clearwater Beach",
} as const;

const played = [
  { title: "At Last", artist: "Etta James" },
  { title: "September", artist: "Earth, Wind & Fire" },
];

/** A planning mail with these words, as it comes to an invented client. */
export function previewOf(mail: PlanningMail, subject: string, text: string): MailContent {
  const filled = { subject: filledIn(subject, invented), text: filledIn(text, invented) };
  return planningContent(mail, filled, "#", mail === "thanks" ? played : []);
}
