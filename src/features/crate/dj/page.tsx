import { Island } from "../../../platform/islands/island.tsx";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { ConfirmFirst } from "../../admin/frame/confirm-first.tsx";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import type { CrateSums } from "../model.ts";
import crateUpload from "./crate-upload.island.tsx";

const exportedBy: readonly (readonly [program: string, how: string])[] = [
  ["rekordbox", "File, Export Collection in xml format."],
  ["Traktor", "The file collection.nml in Traktor's folder of your documents."],
  ["VirtualDJ", "The file database.xml in VirtualDJ's folder."],
  ["Serato", "Export in the History panel, as CSV or M3U."],
  ["Engine DJ", "A playlist of all tracks, exported as CSV."],
  ["Any other", "A playlist of all tracks as M3U8."],
];

interface CratePageProps {
  sums: CrateSums;
  notice: string | null;
}

export function CratePage({ sums, notice }: CratePageProps) {
  return (
    <AdminLayout path={adminPaths.crate} title="Crate">
      <DoneNotice text={notice} />
      <Panel id="crate-title" title="Your own music">
        <p>
          The library of your DJ program, up to 50,000 tracks. A new export takes the place of the one before: what is
          in both and the same stays as it is.
        </p>
        <Island of={crateUpload} props={{ sums }} when="load" />
        <p className="small text-muted">
          Kept of each track: title, artist, mix, length, BPM, key, whether it is explicit, and where its file lies,
          which no client or guest sees. The music itself stays with you.
        </p>
      </Panel>
      <Panel id="crate-exports-title" title="Where the export is">
        <DetailList className="facts" facts={exportedBy} />
      </Panel>
      {sums.tracks > 0 ? (
        <ConfirmFirst
          id="ask-remove-crate"
          label="Remove the crate"
          icon="i-lucide-trash-2"
          className="btn btn-quiet"
          question="The list of your tracks goes from this site. Your music stays where it is."
        >
          <form method="post" action={adminPaths.crate}>
            <button className="btn btn-danger" type="submit" name="act" value="remove">
              Remove it
            </button>
          </form>
        </ConfirmFirst>
      ) : null}
    </AdminLayout>
  );
}

export const crateMetadata = adminMetadata({
  title: "Crate",
  description: "Your own music library, as your DJ program exports it.",
  path: adminPaths.crate,
});
