import { sha256 } from "../links/signed-link.ts";

interface Provider {
  domains: RegExp;
  as: string;
  nameOf?: (name: string) => string;
}

/** Gmail ignores dots, Proton dots, hyphens and underscores; Yandex takes a dot for a hyphen. */
const providers: readonly Provider[] = [
  { domains: /^(gmail|googlemail)\.com$/, as: "gmail.com", nameOf: (name) => name.replaceAll(".", "") },
  { domains: /^(icloud|me|mac)\.com$/, as: "icloud.com" },
  {
    domains: /^(proton\.me|protonmail\.(com|ch)|pm\.me)$/,
    as: "proton.me",
    nameOf: (name) => name.replaceAll(/[._-]/g, ""),
  },
  {
    domains: /^(ya\.ru|yandex\.(ru|com(\.(am|ge|ru|tr|ua))?|co\.il|az|by|ee|fr|kg|kz|lt|lv|md|tj|tm|ua|uz))$/,
    as: "yandex.ru",
    nameOf: (name) => name.replaceAll(".", "-"),
  },
];

/** At a subdomain the part before the @ is a tag. */
const fastmail = /^(?<name>[^.]+)\.(?<domain>fastmail\.(?:com?\.)?[a-z]{2,3}|messagingengine\.com|sent\.com)$/;

/** Without case, plus tags and providers' other spellings. To count by, never to send to. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const tagged = fastmail.exec(domain)?.groups;
  // Underscores become hyphens in a host.
  if (tagged?.name && tagged.domain) return `${tagged.name.replaceAll("-", "_")}@${tagged.domain}`;
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const provider = providers.find(({ domains }) => domains.test(domain));
  return `${provider?.nameOf?.(name) ?? name}@${provider?.as ?? domain}`;
}

/** Outlives the mail: no address can be read from it. */
export const mailboxKey = (address: string): Promise<string> => sha256(mailboxOf(address));
