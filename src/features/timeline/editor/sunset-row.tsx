import { clockWords } from "../times.ts";

/** When the sun sets, between the moments, and which of them it falls into. */
export function SunsetRow({ at, into }: { at: number; into: { name: string; minutes: number } | null }) {
  return (
    <li className="plan-sunset">
      <span className="i-lucide-sunset" aria-hidden="true" />
      <p>
        <b>{clockWords(at)}</b> Sunset{into ? `, ${into.minutes} min into “${into.name}”` : ""}
      </p>
    </li>
  );
}
