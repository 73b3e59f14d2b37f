import { site } from "../content/site.ts";
import { answeredRequest } from "../db/client-requests.ts";
import type { MailOf } from "../db/outbox-mail.ts";
import { absolute, paths } from "../paths.ts";
import type { LinkPress, MailContent } from "./message.ts";

/**
 * Brings a client the answer to a request, as it stands at the moment of sending.
 *
 * @throws when there is no answer
 */
export async function clientRequestReply(
  { requestId }: MailOf<"client-request-reply">,
  press: LinkPress,
): Promise<MailContent> {
  const [request] = await answeredRequest(press.db, requestId);
  if (!request?.adminResponse) throw new Error("The request has no answer");
  return {
    subject: `Re: ${request.subject}`,
    preview: request.adminResponse.slice(0, 100),
    heading: "An answer to your request",
    blocks: [
      { type: "text", text: request.adminResponse },
      { type: "quote", label: `You wrote: ${request.subject}`, text: request.message },
      { type: "actions", actions: [{ label: "Open my portal", href: absolute(press.siteOrigin, paths.portal) }] },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}
