import { type Context, Hono } from "hono";
import { primary } from "../../../../database/client.ts";
import type { AppEnv } from "../../../../env.ts";
import { emptyForm, type FormState } from "../../../../platform/fields/form-state.ts";
import { formRoute } from "../../../../platform/http/forms/form-route.ts";
import { wordsIn } from "../../../../platform/pages/words.ts";
import { idOf, noticeOf, redirectWithNotice } from "../../../admin/frame/notices.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { readRecap, storeRecap } from "../../recap.ts";
import { type RecapField, recapForm, startIn } from "./form.ts";
import { RecapPage, recapMetadata } from "./page.tsx";

const route = bookingPaths(":id");

const recapOf = async (c: Context<AppEnv>, now: number) =>
  (await readRecap(primary(c.env.DB), { dj: true, booking: idOf(c) }, now)).recap;

async function showRecap(c: Context<AppEnv>, form: FormState<RecapField> = emptyForm) {
  const recap = await recapOf(c, Date.now());
  if (!recap) return c.notFound();
  const notice = noticeOf(c);
  return c.render(<RecapPage {...{ recap, form, notice }} />, { metadata: recapMetadata });
}

const marking = formRoute({
  path: route.recap,
  schema: recapForm,
  again: showRecap,
  async act(c, { logged, out, listed, words, moments, noted, began, decision }, now) {
    const recap = await recapOf(c, now);
    if (!recap) return c.notFound();
    const { recap: page } = bookingPaths(recap.id);
    if (!recap.isOver) return redirectWithNotice(page, "recap-too-early");
    const typed = recap.moments.flatMap((moment) => {
      const at = moments.indexOf(moment.id);
      if (at === -1 || began[at] === noted[at]) return [];
      return [{ ...moment, start: startIn(began[at] ?? "", moment.plannedAt) }];
    });
    const faults = typed.flatMap(({ name, start }) => ("fault" in start ? [`${name}: ${start.fault}`] : []));
    if (faults.length > 0) return { status: 422, issues: [{ path: "began", message: faults.join(". ") }] };
    const marks = {
      shown: logged,
      out,
      words: new Map(listed.map((key, at) => [key, words[at] ?? ""])),
      moments: typed.flatMap(({ id: momentId, name, plannedAt, start }) =>
        "at" in start ? [{ momentId, name, plannedAt, beganAt: start.at }] : [],
      ),
    };
    await storeRecap(primary(c.env.DB), recap.id, marks, decision, now);
    return redirectWithNotice(page, decision === null ? "recap-saved" : `recap-${decision}`);
  },
});

export const adminRecap = new Hono<AppEnv>()
  .get(route.recap, (c) => showRecap(c))
  .get(route.recapPicture, async (c) => {
    const recap = await recapOf(c, Date.now());
    if (!recap || recap.played.length === 0) return c.notFound();
    const { recapPicture } = await import("../../recap-picture.ts");
    return recapPicture(recap, wordsIn());
  })
  .route("/", marking);
