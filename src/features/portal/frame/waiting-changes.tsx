import { useWords } from "../../../platform/pages/words.ts";
import type { ChangeGroup } from "../../changes/model.ts";

export function WaitingChanges({ waiting }: { waiting: readonly ChangeGroup[] }) {
  const { waiting: words } = useWords().portal;
  if (waiting.length === 0) return null;
  return (
    <section className="card p-6 mb-6" aria-labelledby="waiting-changes">
      <h2 className="font-600 mb-3" id="waiting-changes">
        {words}
      </h2>
      <ul className="grid gap-2 small">
        {waiting.map(({ batch, author, at, lines }) => (
          <li className="break-words" key={batch}>
            {lines.join(". ")} <span className="text-muted">{`${author}, ${at}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
