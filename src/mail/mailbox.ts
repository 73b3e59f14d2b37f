import type { CalendarDate } from "../dates.ts";
import { sha256 } from "../web/links/sha256.ts";

const gmail = ["gmail.com", "googlemail.com"];

/**
 * The mailbox that an e-mail address ends up in, as far as its spelling tells: letters' case and a plus tag make no other
 * one anywhere, dots and the old domain make no other one at Gmail. To count by, never to send to.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const plain = lower.slice(0, at).replace(/(?<=.)\+.*$/, "");
  return gmail.includes(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

/** The mailbox of an address for keys that outlive the mail: no address can be read from it. */
export const mailboxKey = (address: string): Promise<string> => sha256(mailboxOf(address));

/**
 * The dedupe key of mails that answer a stranger by themselves: all kinds share it, so that an address that anyone may
 * type gets at most one of them on a calendar day at the business.
 */
export const automaticMailKey = (mailbox: string, date: CalendarDate): string => `automatic:${mailbox}:${date}`;
