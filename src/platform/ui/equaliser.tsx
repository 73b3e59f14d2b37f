/** Decoration: text says what plays. */
export const Equaliser = ({ still, className }: { still?: boolean; className?: string }) => (
  <span className={`equaliser ${className ?? ""}`} data-still={still ? "" : undefined} aria-hidden="true" />
);
