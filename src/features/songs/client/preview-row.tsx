import { songFacts } from "../model.ts";
import type { PreviewRow } from "./preview.ts";

export function Row({ row: { song, remark, taken, turned }, at }: { row: PreviewRow; at: number }) {
  const facts = songFacts(song);
  return (
    <li className="paste-row">
      <label className="paste-take">
        <input type="checkbox" name="take" value={at} defaultChecked={taken} />
        <span>
          <b>{song.title}</b>
          {song.artist ? <span className="text-muted"> by {song.artist}</span> : null}
          {facts ? <span className="text-muted small"> {facts}</span> : null}
          {remark ? <span className="paste-remark">{remark}</span> : null}
        </span>
      </label>
      {song.artist ? (
        <label className="paste-turn">
          <input type="checkbox" name="turn" value={at} defaultChecked={turned} />
          <span>
            Swap<span className="visually-hidden"> title and artist of {song.title}</span>
          </span>
        </label>
      ) : null}
    </li>
  );
}
