import { Hono } from "hono";
import * as z from "zod/mini";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import { askedRows, instantPosition } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { choice } from "../../../platform/fields/fields.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { Island } from "../../../platform/islands/island.tsx";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { ConfirmFirst } from "../../admin/frame/confirm-first.tsx";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { actorOf, idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { findBookingQuery } from "../../bookings/read-bookings.ts";
import { chooseTrackQuery, forgetChoiceQuery, hasCrateQuery, songsInCrate } from "../find-songs.ts";
import { askedForQuery, missingOf } from "../missing-songs.ts";
import { beginForm, type CrateSums, crateLimits, finishForm, portionForm } from "../model.ts";
import { beginUpload, crateSumsQuery, removeCrate, replaceCrate, storePortionQuery } from "../store.ts";
import { BookingCratePage, bookingCrateMetadata } from "./booking-page.tsx";
import crateUpload from "./crate-upload.island.tsx";
import { AskedForPage, askedForMetadata } from "./missing-songs.tsx";
import { crateApi } from "./paths.ts";

const noSums = { tracks: 0, bpm: 0, key: 0, location: 0 };

const removing = formRoute({
  path: adminPaths.crate,
  schema: z.object({ act: choice(["remove"], "Please press the button again") }),
  async act(c) {
    await removeCrate(primary(c.env.DB), actorOf(c));
    return redirectWithNotice(adminPaths.crate, "crate-removed");
  },
});

const beginning = formRoute({
  path: crateApi.begin,
  schema: beginForm,
  async act(c, { upload }) {
    return { json: { portions: await beginUpload(primary(c.env.DB), upload) }, to: adminPaths.crate };
  },
});

const taking = formRoute({
  path: crateApi.portion,
  schema: portionForm,
  async act(c, portion, now) {
    await storePortionQuery(primary(c.env.DB), portion, now);
    return { json: { number: portion.number }, to: adminPaths.crate };
  },
});

const finishing = formRoute({
  path: crateApi.finish,
  schema: finishForm,
  async act(c, upload) {
    const replaced = await replaceCrate(primary(c.env.DB), upload, actorOf(c));
    if (replaced) return { json: replaced, to: adminPaths.crate };
    return problem(c, 409, "A part is missing: another upload began meanwhile. Nothing has changed: choose it again.");
  },
});

const ofBooking = bookingPaths(":id");

const choosing = formRoute({
  path: ofBooking.crate,
  schema: z.object({
    song: z.string().check(z.minLength(1), z.maxLength(2 * crateLimits.name + 100)),
    track: z.optional(z.string().check(z.maxLength(crateLimits.location))),
    act: z.optional(choice(["none", "forget"], "Please press the button again")),
  }),
  async act(c, { song, track = null, act }, now) {
    const db = primary(c.env.DB);
    const { crate } = bookingPaths(idOf(c));
    if (act === "forget") {
      await forgetChoiceQuery(db, song);
      return redirectWithNotice(crate, "choice-forgotten");
    }
    const chosen = await chooseTrackQuery(db, song, act === "none" ? null : track, now);
    return redirectWithNotice(crate, chosen.length > 0 ? "track-chosen" : "track-gone");
  },
});

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

function CratePage({ sums, notice }: CratePageProps) {
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

const crateMetadata = adminMetadata({
  title: "Crate",
  description: "Your own music library, as your DJ program exports it.",
  path: adminPaths.crate,
});

export const adminCrate = new Hono<AppEnv>()
  .get(adminPaths.crate, async (c) => {
    const [sums = noSums] = await crateSumsQuery(primary(c.env.DB));
    return c.render(<CratePage sums={sums} notice={noticeOf(c)} />, {
      metadata: crateMetadata,
    });
  })
  .get(ofBooking.crate, async (c) => {
    const db = primary(c.env.DB);
    const [[booking], songs] = await Promise.all([findBookingQuery(db, idOf(c)), songsInCrate(db, idOf(c))]);
    if (!booking) return c.notFound();
    const date = booking.eventDate;
    const props = { booking, date, songs, notice: noticeOf(c) };
    return c.render(<BookingCratePage {...props} isAhead={date >= calendarDateAt(Date.now())} />, {
      metadata: bookingCrateMetadata(booking.id),
    });
  })
  .get(adminPaths.askedFor, async (c) => {
    const db = primary(c.env.DB);
    const from = instantPosition(c.req.query(listParameters.from));
    const { hasCrate, asked } = await batchOf(db, {
      hasCrate: hasCrateQuery(db),
      asked: askedForQuery(db, from, askedRows),
    });
    const { songs, next } = await missingOf(db, hasCrate.length > 0 ? asked : []);
    return c.render(<AskedForPage songs={hasCrate.length > 0 ? songs : null} next={next} isFirst={from === null} />, {
      metadata: askedForMetadata,
    });
  })
  .route("/", choosing)
  .route("/", removing)
  .route("/", beginning)
  .route("/", taking)
  .route("/", finishing);
