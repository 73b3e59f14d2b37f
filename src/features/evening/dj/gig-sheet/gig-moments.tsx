import { Fragment } from "react";
import type { GigSheet } from "../../gig-sheet.ts";
import { TickButton } from "./tick-button.tsx";

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
          <th scope="col" className="no-print">
            Over
          </th>
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
              </td>
              <td>{[moment.song, moment.songs > 0 ? `list of ${moment.songs}` : ""].filter(Boolean).join(", ")}</td>
              <td>{[moment.leader, moment.note].filter(Boolean).join(". ")}</td>
              <td className="no-print">
                <TickButton subject={moment.subject} isDone={moment.isDone} label={`Over: ${moment.name}`} />
              </td>
            </tr>
            {index === sunset.after ? sun : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
