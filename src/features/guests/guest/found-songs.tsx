import { useRef, useState } from "react";
import * as z from "zod/mini";
import { read } from "../../../platform/islands/request.ts";
import { fill } from "../../../platform/language.ts";
import { guestPaths, guestSearchQuery, withQuery } from "../../site/paths.ts";
import { canBeAsked, type FoundRequest, foundRequest, type GuestOwn, type GuestWords } from "../model.ts";
import type { Guest } from "./use-guest.ts";
import { VoteButton } from "./vote-button.tsx";

const answer = z.object({ songs: z.array(foundRequest) });

/** Milliseconds without typing. */
const rest = 250;
const fewest = 2;

export function useSearch(code: string, language: string, first: readonly FoundRequest[]) {
  const [songs, setSongs] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Answers to an older search are dropped. */
  const question = useRef(0);

  function forget() {
    clearTimeout(timer.current);
    question.current += 1;
    setSongs([]);
  }

  function look(title: string, artist: string) {
    clearTimeout(timer.current);
    if (title.trim().length < fewest) return forget();
    timer.current = setTimeout(async () => {
      question.current += 1;
      const mine = question.current;
      const path = withQuery(guestPaths(code).search, {
        [guestSearchQuery.title]: title,
        [guestSearchQuery.artist]: artist,
        [guestSearchQuery.language]: language === "en" ? null : language,
      });
      const found = await read(path, answer).catch(() => ({ songs: [] }));
      if (mine === question.current) setSongs(found.songs);
    }, rest);
  }

  return { songs, look, forget };
}

interface FoundSongsProps {
  words: GuestWords;
  code: string;
  songs: readonly FoundRequest[];
  own: GuestOwn;
  guest: Guest;
  onAsk: (song: { title: string; artist: string }) => void;
}

export function FoundSongs({ words, code, songs, own, guest, onAsk }: FoundSongsProps) {
  return (
    <ul className="guest-list guest-found" aria-label={words.page.found} aria-live="polite">
      {songs.map((song) => {
        const { title, artist, answer, request } = song;
        return (
          <li key={`${title} ${artist}`}>
            <div>
              <p className="guest-title">{title}</p>
              <p className="guest-quiet">{artist}</p>
              {song.words ? (
                <p className="guest-answer" data-answer={answer}>
                  {song.words}
                </p>
              ) : null}
            </div>
            {request ? (
              <VoteButton
                {...{ words, code, request }}
                isVoted={own.voted.includes(request.id)}
                isOpen
                onVote={guest.vote}
              />
            ) : null}
            {canBeAsked(song) && own.left > 0 ? (
              <form
                method="post"
                action={guestPaths(code).page}
                onSubmit={(event) => {
                  event.preventDefault();
                  onAsk({ title, artist: artist ?? "" });
                }}
              >
                <input type="hidden" name="title" value={title} />
                <input type="hidden" name="artist" value={artist ?? ""} />
                <button
                  className="guest-vote"
                  type="submit"
                  disabled={guest.isSending}
                  aria-label={fill(words.page.askFor, { title })}
                >
                  {words.page.askShort}
                </button>
              </form>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
