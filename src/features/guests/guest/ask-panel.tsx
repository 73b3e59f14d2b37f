import { useId, useRef, useState } from "react";
import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { guestPaths } from "../../site/paths.ts";
import type { GuestList, GuestOwn } from "../model.ts";
import { type GuestRequestField, guestRequestLabels } from "./form.ts";
import type { Guest } from "./use-guest.ts";
import { VoteButton } from "./vote-button.tsx";

const suggested = 3;

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase();

interface AskPanelProps {
  code: string;
  list: GuestList;
  own: GuestOwn;
  form: FormState<GuestRequestField>;
  guest: Guest;
}

const leftInWords = ({ left }: GuestOwn, { requestsEach }: GuestList): string =>
  left === 0 ? "You have asked for all of yours. You can still vote." : `${left} of ${requestsEach} requests left`;

/** Offers songs on the list for a vote while one types. */
export function AskPanel({ code, list, own, form, guest }: AskPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDetailsElement>(null);
  const [typed, setTyped] = useState("");
  const sought = plain(typed.trim());
  const found =
    sought.length < 2
      ? []
      : list.coming.filter(({ title, artist }) => plain(`${title} ${artist ?? ""}`).includes(sought));
  const idOf = (name: string) => `${id}-${name}`;
  const field = (name: GuestRequestField) => ({
    id: idOf(name),
    name,
    label: guestRequestLabels[name] ?? name,
    error: issueOf(form.issues, name),
    entry: form.values[name],
    autoComplete: "off",
  });

  async function ask(sent: HTMLFormElement) {
    const values = new FormData(sent);
    const text = (name: GuestRequestField) => String(values.get(name) ?? "").trim();
    if (!text("title")) return;
    if (!(await guest.ask({ title: text("title"), artist: text("artist") }))) return;
    sent.reset();
    setTyped("");
    panel.current?.removeAttribute("open");
  }

  return (
    <div className="guest-ask">
      <details open={form.issues.length > 0} ref={panel}>
        <summary className="btn btn-primary guest-ask-open">
          <span className="i-lucide-search" aria-hidden="true" />
          Ask for a song
        </summary>
        {found.length > 0 ? (
          <ul className="guest-list guest-found" aria-label="On the list already">
            {found.slice(0, suggested).map((request) => (
              <li key={request.id}>
                <div>
                  <p className="guest-title">{request.title}</p>
                  <p className="guest-quiet">{request.artist}</p>
                </div>
                <VoteButton
                  code={code}
                  request={request}
                  isVoted={own.voted.includes(request.id)}
                  isOpen
                  onVote={guest.vote}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <form
          className="guest-form"
          method="post"
          action={guestPaths(code).page}
          noValidate={form.issues.length > 0}
          onSubmit={(event) => {
            event.preventDefault();
            void ask(event.currentTarget);
          }}
        >
          <ErrorSummary issues={form.issues} labels={guestRequestLabels} idOf={idOf} />
          <TextField {...field("title")} maxLength={200} onInput={(event) => setTyped(event.currentTarget.value)} />
          <TextField {...field("artist")} optional maxLength={200} />
          <button className="btn btn-primary" type="submit" disabled={guest.isSending}>
            Send it to the DJ
          </button>
        </form>
      </details>
      <p className="guest-left guest-quiet">{leftInWords(own, list)}</p>
    </div>
  );
}
