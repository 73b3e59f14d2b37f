import type { MailContent } from "../../platform/mail/message.ts";
import { replyTo } from "../bookings/booking-of-mail.ts";
import type { PortalDestination } from "../portal/link-paths.ts";
import type { PlanningMail } from "./model.ts";

/** Where each mail leads, and what its button says. */
export const planningActions: Readonly<Record<PlanningMail, { label: string; to: PortalDestination }>> = {
  plan: { label: "Plan the evening", to: "plan" },
  songs: { label: "Choose songs", to: "songs" },
  details: { label: "Look at the details", to: "details" },
  tomorrow: { label: "Open the portal", to: "dashboard" },
  thanks: { label: "Say how it was", to: "review" },
};

const headings: Readonly<Record<PlanningMail, string>> = {
  plan: "Let us plan your evening",
  songs: "Which songs?",
  details: "The last details",
  tomorrow: "See you tomorrow",
  thanks: "Thank you",
};

/** A planning mail as it is written from its subject and text, with the way that it leads and the songs that were played. */
export function planningContent(
  mail: PlanningMail,
  { subject, text }: { subject: string; text: string },
  href: string,
  played: readonly { title: string; artist: string | null }[],
): MailContent {
  const songs = played.map(({ title, artist }) => (artist ? `${title}, ${artist}` : title));
  return {
    subject,
    preview: text.split("\n").find((line) => line.length > 0 && !line.startsWith("Hello")) ?? subject,
    heading: headings[mail],
    blocks: [
      { type: "text", text },
      { type: "actions", actions: [{ label: planningActions[mail].label, href }] },
      ...(songs.length > 0 ? [{ type: "quote" as const, label: "What was played", text: songs.join("\n") }] : []),
    ],
    replyTo,
  };
}
