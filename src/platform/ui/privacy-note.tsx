export function PrivacyNote() {
  return (
    <p className="small text-muted full flex gap-2">
      <span className="i-lucide-shield-check mt-[.15em]" aria-hidden="true" />
      Used to answer you and for nothing else. No newsletter unless you ask for it.
    </p>
  );
}
