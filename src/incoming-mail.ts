import { site } from "./content/site.ts";
import { primary } from "./database/client.ts";
import { type Bindings, settingsOf } from "./env.ts";
import { receiveReply } from "./features/requests/mail/receive-reply.ts";
import { openReplyAddress } from "./features/requests/mail/reply-address.ts";

export interface IncomingMail {
  /** Of the envelope, as `to`. */
  from: string;
  to: string;
  headers: { get(name: string): string | null; has(name: string): boolean; keys(): Iterable<string> };
  raw: AsyncIterable<Uint8Array>;
  setReject(reason: string): void;
  forward(mailbox: string): Promise<unknown>;
}

const robots = /^(?:mailer-daemon|postmaster|no-?reply)[@+]/i;

/** Answering automatic mail would loop for ever (RFC 3834). What programs send for people may bounce to `bounces@` and be unsubscribed from. */
function isAutomatic({ from, headers }: IncomingMail): boolean {
  const submitted = headers.get("auto-submitted")?.trim().toLowerCase() ?? "no";
  return (
    from.replace(/[<>\s]/g, "") === "" ||
    robots.test(from) ||
    !submitted.startsWith("no") ||
    /^\s*(?:bulk|junk|list|auto_reply)\b/i.test(headers.get("precedence") ?? "") ||
    ["x-autoreply", "x-autorespond", "list-id"].some((name) => headers.has(name))
  );
}

/**
 * Mail of no conversation goes on to the owner's mailbox.
 * @throws when D1 or R2 does, or the mailbox is not verified: then the sender's server tries again
 */
export async function takeMail(message: IncomingMail, env: Bindings): Promise<void> {
  const { replies, linkSecrets: secrets } = settingsOf(env);
  if ("unset" in replies) {
    message.setReject("Nobody reads mail at this address.");
    return;
  }
  const claim = secrets && (await openReplyAddress({ domain: replies.domain, secrets }, message.to));
  if (claim) {
    const isOurs = [site.mailFrom, message.to].some((ours) => message.from.toLowerCase() === ours.toLowerCase());
    if (isOurs || isAutomatic(message)) {
      console.info(JSON.stringify({ event: "reply-ignored", kind: claim.kind }));
      return;
    }
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for await (const piece of message.raw) pieces.push(new Uint8Array(piece));
    const received = {
      raw: new Blob(pieces),
      authentication: message.headers.get("authentication-results") ?? "",
      bucket: env.PICTURES,
    };
    if (await receiveReply(primary(env.DB), claim, received, Date.now())) return;
  }
  await message.forward(replies.mailbox);
}
