import { floorList } from "../model.ts";
import { type PlanAccess, songPlaces } from "./paths.ts";
import type { SongWords } from "./song-changes.ts";
import type { MomentName } from "./song-moments.ts";

interface MomentListsProps {
  words: SongWords["songs"];
  access: PlanAccess;
  booking: string;
  list: string | null;
  moments: readonly MomentName[];
  songsIn: Readonly<Record<string, number>>;
}

export function MomentLists({ words, access, booking, list, moments, songsIn }: MomentListsProps) {
  if (moments.length === 0) return null;
  const all = Object.values(songsIn).reduce((sum, count) => sum + count, 0);
  const lists = [
    { name: words.all, at: null, count: all, isMissing: false },
    { name: words.danceFloor, at: floorList, count: songsIn[floorList] ?? 0, isMissing: false },
    ...moments
      .map(({ id, name, needsSong = false }) => {
        const count = songsIn[id] ?? 0;
        return { name, at: id, count, isMissing: needsSong && count === 0 };
      })
      .sort((one, other) => Number(other.isMissing) - Number(one.isMissing)),
  ].filter(({ at, count, isMissing }) => count > 0 || isMissing || at === null || at === floorList || at === list);
  return (
    <nav className="moment-lists" aria-label={words.byMoment}>
      <ul>
        {lists.map(({ name, at, count, isMissing }) => (
          <li key={at ?? ""}>
            <a
              href={songPlaces[access].at({ booking, list: at })}
              aria-current={at === list ? "page" : undefined}
              data-missing={isMissing ? "" : undefined}
            >
              {name} <span className="text-muted">{isMissing ? words.add : count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
