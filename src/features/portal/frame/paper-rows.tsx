export interface PaperRow {
  key: string;
  label: string;
  note: string;
  icon: string;
  href: string;
}

export function PaperRows({ papers }: { papers: readonly PaperRow[] }) {
  return (
    <ul className="portal-papers">
      {papers.map(({ key, label, note, icon, href }) => (
        <li key={key}>
          <a href={href}>
            <span className={icon} aria-hidden="true" />
            <span>
              <b>{label}</b>
              <span className="small text-muted">{note}</span>
            </span>
            <span className="i-lucide-chevron-right" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
