import { useRef, useState } from "react";
import { HttpError, post, read } from "../../../platform/islands/request.ts";
import { usePolling } from "../../../platform/islands/use-polling.ts";
import { guestPaths } from "../../site/paths.ts";
import {
  type ComingRequest,
  type GuestAnswer,
  type GuestList,
  type GuestOutcome,
  type GuestOwn,
  type GuestWords,
  guestAnswer,
  guestList,
  outcomeInWords,
} from "../model.ts";

interface Seen {
  list: GuestList;
  own: GuestOwn;
}

function ownAfter(own: GuestOwn, { outcome, request, left }: GuestAnswer): GuestOwn {
  const isMine = request !== null && outcome !== "declined";
  const add = (ids: readonly string[]) => (isMine && !ids.includes(request.id) ? [...ids, request.id] : ids);
  return { left, voted: add(own.voted), asked: outcome === "asked" ? add(own.asked) : own.asked };
}

function listAfter(list: GuestList, request: ComingRequest | null): GuestList {
  if (!request) return list;
  const isKnown = list.coming.some(({ id }) => id === request.id);
  const coming = isKnown
    ? list.coming.map((each) => (each.id === request.id ? request : each))
    : [...list.coming, request];
  return { ...list, coming };
}

export function useGuest(code: string, first: Seen, said: GuestOutcome | null, words: GuestWords) {
  const [seen, setSeen] = useState(first);
  const [notice, setNotice] = useState(said && outcomeInWords(said, first.list.begins !== null, words));
  const [isSending, setIsSending] = useState(false);
  /** An older list must not take back an answer. */
  const newer = useRef(new Map<string, { request: ComingRequest; since: number }>());
  const path = guestPaths(code).list;
  usePolling(path, async () => {
    const list = await read(path, guestList);
    let shown = list;
    for (const [id, { request, since }] of newer.current) {
      const there = list.coming.find((each) => each.id === id);
      // Lists may be ten seconds old: five at the edge, five in the isolate.
      if (Date.now() - since > 12_000 || (there && there.votes >= request.votes)) newer.current.delete(id);
      else shown = listAfter(shown, request);
    }
    setSeen(({ own }) => ({ list: shown, own: { ...own, left: Math.min(own.left, list.requestsEach) } }));
    return true;
  });

  async function send(path: string, body: object): Promise<boolean> {
    setIsSending(true);
    try {
      const answer = await post(path, body, guestAnswer);
      const { request } = answer;
      if (request) newer.current.set(request.id, { request, since: Date.now() });
      setSeen(({ list, own }) => ({ list: listAfter(list, request), own: ownAfter(own, answer) }));
      setNotice(outcomeInWords(answer.outcome, seen.list.begins !== null, words));
      return true;
    } catch (error) {
      setNotice(error instanceof HttpError ? (error.issues[0]?.message ?? error.detail) : words.page.noSignal);
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return {
    ...seen,
    notice,
    isSending,
    ask: (song: { title: string; artist: string }) => send(guestPaths(code).page, song),
    vote: (request: ComingRequest) => void send(guestPaths(code).vote, { request: request.id }),
  };
}

export type Guest = ReturnType<typeof useGuest>;
