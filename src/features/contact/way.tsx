import { messageReplyHours, onEventNights } from "../../content/offers.ts";
import { site } from "../../content/site.ts";

/** Ways to the DJ beside the form. One with an address is a link. */
export const ways: readonly { icon: string; label: string; note: string; href?: string }[] = [
  { icon: "i-lucide-phone", label: site.phone.display, note: "Calls and texts", href: site.phone.href },
  {
    icon: "i-lucide-mail",
    label: site.email,
    note: `Answered within ${messageReplyHours.latest} hours`,
    href: `mailto:${site.email}`,
  },
  { icon: "i-lucide-map-pin", label: "Tampa Bay, Florida", note: site.areas.join(", ") },
  {
    icon: "i-lucide-clock",
    label: `Usually ${messageReplyHours.usual} hours`,
    note: onEventNights,
  },
];

/** One way to reach the DJ. */
export function Way({ icon, label, note, href }: (typeof ways)[number]) {
  const content = (
    <>
      <span className={`${icon} text-brand-text`} aria-hidden="true" />
      <span className="flex-1 min-w-0">
        <b className="block font-600">{label}</b>
        <span className="block text-muted">{note}</span>
      </span>
      {href ? <span className="i-lucide-chevron-right text-muted" aria-hidden="true" /> : null}
    </>
  );
  return href ? <a href={href}>{content}</a> : <div>{content}</div>;
}
