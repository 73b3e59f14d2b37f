import * as z from "zod/mini";
import { delayOf, HttpError, post, read } from "../../../platform/islands/request.ts";
import { planApi } from "../addresses.ts";
import { planMoment } from "../model.ts";
import type { QueuedMomentChange } from "../plan-queue.ts";
import type { SentPlanChange } from "./use-plan-queue.ts";

const stored = z.object({ moments: z.array(planMoment), proposed: z.boolean() });
const plan = z.object({ moments: z.array(planMoment) });

/** Milliseconds after which an answer no longer counts as on its way. */
const patience = 15_000;

/** The moments of a plan as they are stored now. */
export const readMoments = async (api: string, booking: string) =>
  (await read(planApi(api).now(booking), plan)).moments;

/** Sends one change of the plan of `booking`. Sending it again does no harm: its key names it. */
export async function sendPlanChange(
  api: string,
  booking: string,
  change: QueuedMomentChange,
): Promise<SentPlanChange> {
  const { kind, id, key, words, base, revision, from, after } = change;
  const paths = planApi(api);
  const requests = {
    add: [paths.moments, { ...words, idempotencyKey: id }],
    edit: [paths.edit(id), { ...words, base: JSON.stringify(base), revision, idempotencyKey: key }],
    move: [paths.move(id), { after, from, idempotencyKey: key }],
    remove: [paths.remove(id), { revision, idempotencyKey: key }],
  } as const;
  const [path, payload] = requests[kind];
  try {
    const answer = await post(path, { ...payload, booking }, stored, AbortSignal.timeout(patience));
    return { kind: "saved", ...answer };
  } catch (error) {
    const later = delayOf(error);
    if (later) return { kind: "later", later };
    const why = error instanceof HttpError ? error.issues.map(({ message }) => message) : [];
    const detail = error instanceof HttpError ? error.detail : "";
    const isClash = error instanceof HttpError && error.status === 409;
    return {
      kind: "refused",
      isClash,
      why: why.length > 0 ? why.join(" ") : detail,
      moments: await readMoments(api, booking).catch(() => null),
    };
  }
}
