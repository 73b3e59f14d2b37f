import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import type { ConversationMail } from "../lead-history.ts";
import type { Inquiry } from "../lead-in-full.ts";
import type { Turn } from "./conversation.tsx";

function stateOf({ nextAttemptAt, sentAt, lastError, recipient }: ConversationMail): Turn["state"] {
  if (sentAt !== null && lastError !== null) return { name: "dropped", words: "Not sent: not needed any more" };
  if (sentAt !== null) return { name: "sent", words: `Mailed to ${recipient}` };
  if (nextAttemptAt !== null) return { name: "waiting", words: "On its way" };
  return { name: "failed", words: `Failed to ${recipient}: readdress it or send it again` };
}

const said = { asked: "about the quote", declined: "to the quote" } as const;

/** What a client wrote about a quote: a question, or why not. */
function ofClient(firstName: string, { event, text }: MailOf<"quote-notice">, id: string, at: number): Turn[] {
  if (event !== "asked" && event !== "declined") return [];
  return [{ id, by: "client", who: `${firstName} ${said[event]}`, at, text: text ?? "No, thank you", state: null }];
}

/** What was said between a lead and the DJ, in its order: what came by the form, the automatic answers, the replies. */
export function turnsOf(firstName: string, inquiries: readonly Inquiry[], mails: readonly ConversationMail[]): Turn[] {
  const asked = inquiries.map(
    ({ id, createdAt, details }): Turn => ({
      id,
      by: "client",
      who: `${firstName} by the form`,
      at: createdAt,
      text: details ?? "Sent without a message",
      state: null,
    }),
  );
  const written = mails.flatMap((row): Turn[] => {
    const { id, mail, createdAt: at } = row;
    const state = stateOf(row);
    if (mail.kind === "lead-answer") return [{ id, by: "dj", who: "You by mail", at, text: mail.text, state }];
    if (mail.kind === "quote") return [{ id, by: "site", who: "The site by mail", at, text: "The quote", state }];
    if (mail.kind === "quote-notice") return ofClient(firstName, mail, id, at);
    if (mail.kind !== "lead-reply") return [];
    return [
      { id, by: "site", who: "The site by mail", at, text: `Code ${mail.discountCode} and the next steps`, state },
    ];
  });
  return [...asked, ...written].toSorted((one, other) => one.at - other.at || (one.by === "client" ? -1 : 1));
}
