interface KindCardProps {
  href: string;
  icon: string;
  name: string;
  count: number;
  note: string;
}

export function KindCard({ href, icon, name, count, note }: KindCardProps) {
  return (
    <li className="card content-kind">
      <span className={`${icon} text-accent-text`} aria-hidden="true" />
      <h2 className="h3">
        <a href={href}>
          {name} <span className="text-muted tabular-nums">{count}</span>
        </a>
      </h2>
      <p className="small text-muted">{note}</p>
    </li>
  );
}
