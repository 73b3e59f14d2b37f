import { Hono } from "hono";
import * as z from "zod/mini";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import { askedRows, instantPosition } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { choice } from "../../../platform/fields/choice-fields.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { actorOf, done, idOf, noticeText } from "../../admin/frame/notices.ts";
import { adminPaths, listQuery } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { findBookingQuery } from "../../bookings/read-bookings.ts";
import { askedForQuery, missingOf } from "../asked-for.ts";
import { chooseTrackQuery, forgetChoiceQuery, hasCrateQuery, songsInCrate } from "../find-songs.ts";
import { beginForm, crateLimits, finishForm, portionForm } from "../model.ts";
import { beginUpload, crateSumsQuery, removeCrate, replaceCrate, storePortionQuery } from "../store.ts";
import { AskedForPage, askedForMetadata } from "./asked-for.tsx";
import { BookingCratePage, bookingCrateMetadata } from "./booking-page.tsx";
import { CratePage, crateMetadata } from "./page.tsx";
import { crateApi } from "./paths.ts";

const noSums = { tracks: 0, bpm: 0, key: 0, location: 0 };

const removing = formRoute({
  path: adminPaths.crate,
  schema: z.object({ act: choice(["remove"], "Please press the button again") }),
  async act(c) {
    await removeCrate(primary(c.env.DB), actorOf(c));
    return done(adminPaths.crate, "crate-removed");
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
      return done(crate, "choice-forgotten");
    }
    const chosen = await chooseTrackQuery(db, song, act === "none" ? null : track, now);
    return done(crate, chosen.length > 0 ? "track-chosen" : "track-gone");
  },
});

export const adminCrate = new Hono<AppEnv>()
  .get(adminPaths.crate, async (c) => {
    const [sums = noSums] = await crateSumsQuery(primary(c.env.DB));
    return c.render(<CratePage sums={sums} notice={noticeText(c.req.query(listQuery.notice))} />, {
      metadata: crateMetadata,
    });
  })
  .get(ofBooking.crate, async (c) => {
    const db = primary(c.env.DB);
    const [[booking], songs] = await Promise.all([findBookingQuery(db, idOf(c)), songsInCrate(db, idOf(c))]);
    if (!booking) return c.notFound();
    const date = booking.eventDate;
    const props = { booking, date, songs, notice: noticeText(c.req.query(listQuery.notice)) };
    return c.render(<BookingCratePage {...props} isAhead={date >= calendarDateAt(Date.now())} />, {
      metadata: bookingCrateMetadata(booking.id),
    });
  })
  .get(adminPaths.askedFor, async (c) => {
    const db = primary(c.env.DB);
    const from = instantPosition(c.req.query(listQuery.from));
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
