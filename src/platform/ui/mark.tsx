/** Decoration in the current color, on a 32 grid. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M6 16.2a10 10 0 0 1 20 0z" />
      <rect x="2" y="18.6" width="28" height="2.4" rx="1.2" />
      <rect x="8" y="23" width="19" height="2.4" rx="1.2" />
      <rect x="5" y="27.4" width="12" height="2.4" rx="1.2" />
    </svg>
  );
}
