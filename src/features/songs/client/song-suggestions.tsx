import type { FoundSong } from "../found-song.ts";
import { songFacts } from "../model.ts";

/** Songs to choose from while a title is typed. */
export function SongSuggestions({
  list,
  songs,
  active,
  pick,
}: {
  /** Id of the list. */
  list: string;
  songs: readonly FoundSong[];
  active: number;
  pick: (song: FoundSong) => void;
}) {
  return (
    <div className="song-suggestions" id={list} role="listbox" aria-label="Songs">
      {songs.map((song, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is pointed to, not focused
        <div
          key={`${song.title} ${song.artist}`}
          id={`${list}-${at}`}
          role="option"
          aria-selected={at === active}
          // The field keeps the focus, so that the list stays until the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(song)}
        >
          <b>{song.title}</b>
          <span className="text-muted">{[song.artist, songFacts(song)].filter(Boolean).join(", ")}</span>
        </div>
      ))}
    </div>
  );
}
