export function Sunset({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 80"
      className={className}
      fill="currentColor"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M40 44a40 40 0 0 1 80 0z" />
      <rect y="51" width="160" height="3" rx="1.5" />
      <rect x="44" y="63" width="84" height="2.6" rx="1.3" opacity=".7" />
      <rect x="62" y="74" width="34" height="2.6" rx="1.3" opacity=".45" />
    </svg>
  );
}
