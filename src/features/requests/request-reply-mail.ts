import { site } from "../../content/site.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { accessLink } from "../portal/access/access-link.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute } from "../site/paths.ts";
import { gone, requestOfMail } from "./request-of-mail.ts";

/**
 * Takes the DJ's answer to the client, with a way into the portal.
 *
 * @throws when the request has no answer, or when there is no secret to sign the link with
 */
export async function clientRequestReply(
  requestId: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await requestOfMail(context.db, requestId);
  if (!found) return gone;
  const { request, booking } = found;
  if (!request.adminResponse) throw new Error("The request has no answer");
  // Canceling a booking ended its links: an answer must not bring a new one.
  const href =
    booking && booking.status !== "cancelled"
      ? await accessLink(booking, context, now)
      : absolute(context.siteOrigin, portalPaths.dashboard);
  return {
    subject: `Re: ${request.subject}`,
    preview: request.adminResponse.slice(0, 120),
    heading: "Your answer is here",
    blocks: [
      { type: "quote", label: "You asked", text: request.message },
      { type: "quote", label: "My answer", text: request.adminResponse },
      { type: "actions", actions: [{ label: "Open the portal", href }] },
      { type: "text", text: `Anything left open? Reply to this email or call ${site.phone.display}.` },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}
