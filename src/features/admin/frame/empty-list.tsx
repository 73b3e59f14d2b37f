import { Mark } from "../../../platform/ui/mark.tsx";

/** A list without anything in it: why, and one way on. */
export function EmptyList({ text, link }: { text: string; link?: { href: string; label: string } | undefined }) {
  return (
    <div className="empty-list">
      <Mark className="w-12 h-12 text-field-line" />
      <p>{text}</p>
      {link ? (
        <a className="text-link" href={link.href}>
          {link.label}
        </a>
      ) : null}
    </div>
  );
}
