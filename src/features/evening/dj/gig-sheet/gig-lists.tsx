import { Fragment } from "react";
import { songPreferenceLabels } from "../../../songs/model.ts";
import type { GigSheet } from "../../gig-sheet.ts";

interface TickButtonProps {
  subject: string;
  isDone: boolean;
  label: string;
  words?: string;
}

export function TickButton({ subject, isDone, label, words }: TickButtonProps) {
  return (
    <form method="post" className="gig-tick" data-tick={subject}>
      <input type="hidden" name="subject" value={subject} />
      <button type="submit" name="done" value={isDone ? "no" : "yes"} aria-pressed={isDone} aria-label={label}>
        <span className="gig-box" aria-hidden="true" />
        {words}
      </button>
    </form>
  );
}

export function GigMoments({ sheet: { moments, sunset } }: { sheet: GigSheet }) {
  const sun = (
    <tr className="gig-sun">
      <td colSpan={6}>
        {sunset.time}, sunset in {sunset.place}
      </td>
    </tr>
  );
  return (
    <table className="gig-moments">
      <caption className="visually-hidden">The evening</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Min</th>
          <th scope="col">Moment</th>
          <th scope="col">Song</th>
          <th scope="col">Who and notes</th>
          <th scope="col">Done</th>
        </tr>
      </thead>
      <tbody>
        {sunset.after < 0 ? sun : null}
        {moments.map((moment, index) => (
          <Fragment key={moment.id}>
            <tr>
              <th scope="row">{moment.time}</th>
              <td>{moment.minutes}</td>
              <td>
                <b>{moment.name}</b>
                {moment.began ? <p>Began {moment.began}</p> : null}
              </td>
              <td>{[moment.song, moment.songs > 0 ? `list of ${moment.songs}` : ""].filter(Boolean).join(", ")}</td>
              <td>
                {[moment.leader, moment.note].filter(Boolean).join(". ")}
                {moment.comments.map((comment) => (
                  <p key={comment}>{comment}</p>
                ))}
              </td>
              <td>
                <TickButton subject={moment.subject} isDone={moment.isDone} label={`Done: ${moment.name}`} />
              </td>
            </tr>
            {index === sunset.after ? sun : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

export function GigLists({ sheet: { sayIt, lists, doNotPlays } }: { sheet: GigSheet }) {
  return (
    <div className="gig-lists">
      {sayIt.length > 0 ? (
        <section>
          <h3>Say it like this</h3>
          <ul>
            {sayIt.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="gig-unwanted">
        <h3>Do not play</h3>
        {doNotPlays.length === 0 ? <p>Nothing is named.</p> : null}
        <ul>
          {doNotPlays.map((song) => (
            <li key={song}>{song}</li>
          ))}
        </ul>
      </section>
      {lists.map(({ key, moment, preference, songs }) => (
        <section key={key} className="gig-songs">
          <h3>
            {moment}: {songPreferenceLabels[preference].toLowerCase()} ({songs.length})
          </h3>
          <ul>
            {songs.map(({ title, artist, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a song may stand in a list twice, and the list never moves
              <li key={index}>
                {title}
                {artist ? <span>, {artist}</span> : null}
                {note ? <i> ({note})</i> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
