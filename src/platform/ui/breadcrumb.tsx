import type { BreadcrumbItem } from "../../content/landing/page-links.ts";
import { useUiWords } from "./words.ts";

export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav className="min-w-0" aria-label={useUiWords().breadcrumb}>
      <ol className="breadcrumb">
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
