/** What the form that led here has done. Announced politely: nothing needs to be answered. */
export function DoneNotice({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <div className="summary done-notice" role="status" data-tone="ok">
      <span className="i-lucide-circle-check" aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
