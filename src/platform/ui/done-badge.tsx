export function DoneBadge({ words, className = "" }: { words: string | null | undefined; className?: string }) {
  return words ? (
    <p className={`badge whitespace-normal ${className}`.trim()} role="status">
      <span className="i-lucide-check" aria-hidden="true" />
      {words}
    </p>
  ) : null;
}
