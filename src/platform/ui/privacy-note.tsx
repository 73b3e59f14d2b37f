import { useUiWords } from "./words.ts";

export function PrivacyNote() {
  const { privacy } = useUiWords();
  return (
    <p className="small text-muted full flex gap-2">
      <span className="i-lucide-shield-check mt-[.15em]" aria-hidden="true" />
      {privacy}
    </p>
  );
}
