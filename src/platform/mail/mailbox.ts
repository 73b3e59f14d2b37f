import { sha256 } from "../links/signed-link.ts";

/** The addresses of one provider that lead to one mailbox. */
interface Provider {
  domains: RegExp;
  /** The domain that stands for all of them. */
  as: string;
  /** The name within it as all of its spellings have it. */
  nameOf?: (name: string) => string;
}

/**
 * By what the providers say of their own addresses: dots make no difference at Gmail; dots, hyphens and underscores none at
 * Proton; a dot is a hyphen at Yandex. Each has several domains.
 */
const providers: readonly Provider[] = [
  { domains: /^(gmail|googlemail)\.com$/, as: "gmail.com", nameOf: (name) => name.replaceAll(".", "") },
  { domains: /^(icloud|me|mac)\.com$/, as: "icloud.com" },
  {
    domains: /^(proton\.me|protonmail\.(com|ch)|pm\.me)$/,
    as: "proton.me",
    nameOf: (name) => name.replaceAll(/[._-]/g, ""),
  },
  {
    domains: /^(ya\.ru|yandex\.(com?\.)?[a-z]{2,3})$/,
    as: "yandex.ru",
    nameOf: (name) => name.replaceAll(".", "-"),
  },
];

/** Where Fastmail's own domains have a name before them, what stands before the @ is a tag. */
const fastmail = /^(?<name>[^.]+)\.(?<domain>fastmail\.(?:com?\.)?[a-z]{2,3}|messagingengine\.com|sent\.com)$/;

/**
 * The mailbox that an e-mail address ends up in, as far as its spelling tells: letters' case and a plus tag make no other
 * one anywhere, and other spellings make none where the provider says so. To count by, never to send to.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const tagged = fastmail.exec(domain)?.groups;
  // A name with an underscore has a hyphen there, as hosts must.
  if (tagged?.name && tagged.domain) return `${tagged.name.replaceAll("-", "_")}@${tagged.domain}`;
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const provider = providers.find(({ domains }) => domains.test(domain));
  return `${provider?.nameOf?.(name) ?? name}@${provider?.as ?? domain}`;
}

/** The mailbox of an address for keys that outlive the mail: no address can be read from it. */
export const mailboxKey = (address: string): Promise<string> => sha256(mailboxOf(address));
