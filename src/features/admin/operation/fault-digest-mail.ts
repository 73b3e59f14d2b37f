import { site } from "../../../content/site.ts";
import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import { instantInWords } from "../../../platform/dates.ts";
import type { MailContent } from "../../../platform/mail/message.ts";
import { absolute } from "../../site/paths.ts";
import { adminPaths } from "../paths.ts";

/** Tells the administrator what went wrong since the last such mail: kinds and counts, nothing of any visitor's. */
export function faultDigest({ faults }: MailOf<"fault-digest">, siteOrigin: string): MailContent {
  const total = faults.reduce((sum, { times }) => sum + times, 0);
  const things = total === 1 ? "1 thing" : `${total} things`;
  return {
    subject: `${things} went wrong on the site`,
    preview: "Visitors were told, and nothing that was acknowledged is lost. At most one such mail an hour.",
    heading: `${things} went wrong`,
    blocks: [
      {
        type: "text",
        text: "Visitors saw a clear message each time. The log (npx wrangler tail, or Workers Logs) has more under the ids below.",
      },
      {
        type: "facts",
        rows: faults.map(({ event, place, times, lastAt, lastId }) => ({
          label: `${event}, ${place}`,
          value: `${times === 1 ? "once" : `${times} times`}, last ${instantInWords(lastAt)}, id ${lastId}`,
        })),
      },
      {
        type: "actions",
        actions: [{ label: "Open the administration", href: absolute(siteOrigin, adminPaths.today) }],
      },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}
