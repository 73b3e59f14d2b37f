import { counted } from "../../../platform/numbers.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { EmptyList, Pager } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { AskedFor } from "../missing-songs.ts";
import { SearchLinks } from "./search-links.tsx";

export function AskedForRows({ songs }: { songs: readonly AskedFor[] }) {
  return (
    <ol className="panel-rows panel-entries">
      {songs.map((song) => (
        <li key={song.id}>
          <div>
            <h3>{[song.title, song.artist].filter(Boolean).join(" by ")}</h3>
            <p>
              {counted(song.votes, "vote")} at {counted(song.parties, "party", "parties")}
            </p>
          </div>
          <SearchLinks song={song} />
        </li>
      ))}
    </ol>
  );
}

interface AskedForPageProps {
  songs: readonly AskedFor[] | null;
  next: string | null;
  isFirst: boolean;
}

export function AskedForPage({ songs, next, isFirst }: AskedForPageProps) {
  return (
    <AdminLayout path={adminPaths.crate} title="Most asked for, not in the crate">
      <Panel id="asked-for" title="By votes of guests, all parties together">
        {songs === null ? (
          <p>
            Your library is not here yet: <a href={adminPaths.crate}>bring it in</a>, and the wishes are held against
            it.
          </p>
        ) : songs.length === 0 ? (
          <EmptyList text={next ? "All of these are in the crate under another spelling." : "Nothing is missing."} />
        ) : (
          <AskedForRows songs={songs} />
        )}
        <Pager
          label="Less asked for"
          next={songs && next ? withQuery(adminPaths.askedFor, { [listParameters.from]: next }) : null}
          first={isFirst ? null : { href: adminPaths.askedFor, label: "The most asked for" }}
        />
      </Panel>
    </AdminLayout>
  );
}

export const askedForMetadata = adminMetadata({
  title: "Most asked for, not in the crate",
  description: "Songs that guests of all parties asked for and that the DJ's library lacks, the most wanted first.",
  path: adminPaths.askedFor,
});
