import type { HeldPlan } from "../../timeline/read-held-plan.ts";
import { clockWords, lengthWords } from "../../timeline/times.ts";

/** Times and names alone, to read. */
export function Times({ plan: { moments, begins } }: { plan: HeldPlan }) {
  if (moments.length === 0) return <p className="card p-6">The times are not planned yet. They will stand here.</p>;
  return (
    <ol className="card p-6 grid gap-3">
      {moments.map(({ id, name, minutes }) => (
        <li className="grid grid-cols-[5rem_1fr_auto] items-baseline gap-x-4" key={id}>
          <b className="tabular-nums">{clockWords(begins.get(id) ?? 0)}</b>
          <span>{name}</span>
          <span className="small text-muted">{lengthWords(minutes)}</span>
        </li>
      ))}
    </ol>
  );
}
