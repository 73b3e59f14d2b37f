import type { Undo } from "./notices.ts";

export function DoneNotice({ text, undo }: { text: string | null; undo?: Undo | null }) {
  if (!text) return null;
  return (
    <div className="summary done-notice" role="status" data-tone="ok">
      <span className="i-lucide-circle-check" aria-hidden="true" />
      <p>{text}</p>
      {undo ? (
        <form method="post" action={undo.action}>
          {Object.entries(undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="btn btn-secondary btn-small" type="submit">
            <span className="i-lucide-undo-2" aria-hidden="true" />
            Undo
          </button>
        </form>
      ) : null}
    </div>
  );
}
