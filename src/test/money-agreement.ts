import { expect, vi } from "vitest";
import { cancelers } from "../content/statuses.ts";
import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { portalApi } from "../features/portal/paths.ts";
import { quoteApi } from "../features/quotes/client/paths.ts";
import { instantAt } from "../platform/dates.ts";
import { minute } from "../platform/durations.ts";
import { submit } from "./administrator.ts";
import { asItStands } from "./booking-forms.ts";
import { amendmentIn, fingerprintIn, inDollars, type Step, signAs, tokenOf, took } from "./money-begin.ts";
import { becomesComplete, isSigned, type Model, one, owedOf, priceOf, unsignedIn } from "./money-model.ts";
import { expectLapsed } from "./money-places.ts";
import { rows } from "./rows.ts";
import { cron, mailbox, postForm, visit } from "./site.ts";

/* The steps that change what is agreed, on the site and in the model. */

function becomes(model: Model, net: number): void {
  model.changedAt = model.step;
  model.net = net;
  model.price = priceOf(model);
}

const nobody: ReadonlySet<string> = new Set();

export const change: Step = async ({ booking, model }, choose) => {
  const price = 150_000 + choose(100_000);
  if (price === model.net || model.isCanceled) return "change: not now";
  const { companyName } = booking;
  const form = {
    ...asItStands(booking),
    price: inDollars(price),
    deposit: inDollars(model.deposit),
    ...(companyName ? { companyName } : {}),
  };
  expect(await took(submit(bookingPaths(booking.id).page, form))).toBe(303);
  if (!isSigned(model)) {
    becomes(model, price);
    model.signedBy = nobody;
    return `change to ${price}`;
  }
  [model.proposed, model.yeses] = [price, nobody];
  return `propose ${price}`;
};

/** The client and all who sign with them or in their place, one after the other; a change holds with the last yes. */
export const accept: Step = async ({ booking, client, contract, model }, choose) => {
  if (model.proposed === null) return "accept: nothing";
  const all = ["", ...model.signers];
  const said: string[] = [];
  for (const who of all.filter((each) => !model.yeses.has(each))) {
    const [open] = await rows("SELECT id FROM amendments WHERE booking_id = ? AND status = 'proposed'", booking.id);
    const yes = { amendment: String(open?.id), change: "accept" };
    if (who === "") expect(amendmentIn(await contract())).toBe(yes.amendment);
    const answer = who
      ? postForm(portalApi.signerChange, { ...yes, token: await tokenOf(booking.id, who) })
      : postForm(portalApi.amendment, { ...yes, booking: booking.id }, await client());
    expect(await took(visit(answer))).toBe(303);
    model.yeses = new Set([...model.yeses, who]);
    said.push(who || "the client");
    if (choose(2) === 0) break;
  }
  if (!all.every((each) => model.yeses.has(each))) return `yes of ${said.join(" and ")}`;
  becomes(model, model.proposed);
  model.acceptedAt = Math.max(model.acceptedAt ?? 0, model.step);
  [model.proposed, model.yeses] = [null, nobody];
  becomesComplete(model);
  return `accept ${model.price}`;
};

export const rate = 25_000;

/** Asked or noted on the night itself. */
export const moreMusic: Step = async ({ booking, client, model }, choose) => {
  if (model.isHold) return "more music: not now";
  const minutes = one([30, 60], choose) ?? 60;
  const how = one(["accept", "decline", "room"], choose);
  const [row] = await rows("SELECT end_time AS until FROM bookings WHERE id = ?", booking.id);
  const owed = owedOf(model);
  vi.useFakeTimers({ toFake: ["Date"], now: instantAt(booking.eventDate, 19 * 60) });
  try {
    const move = {
      act: how === "room" ? "more-agreed" : "more-asked",
      key: String(row?.until),
      minutes: String(minutes),
    };
    const status = await took(submit(bookingPaths(booking.id).booth, move));
    expect(status).toBe(model.isCanceled ? 422 : 303);
    if (model.isCanceled) return "more music: refused";
    [model.proposed, model.yeses] = [null, nobody];
    const [asked] = await rows("SELECT id FROM amendments WHERE booking_id = ? AND status = 'proposed'", booking.id);
    expect(asked === undefined).toBe(how === "room");
    const answer = { booking: booking.id, amendment: String(asked?.id), change: how ?? "", overtime: "1" };
    if (asked) await visit(postForm(portalApi.amendment, answer, await client()));
  } finally {
    vi.useRealTimers();
  }
  if (how === "decline") return "more music: no";
  const more = (rate * minutes) / 60;
  model.hours += more;
  // The night of the event is later than whatever is paid by the clock of now.
  model.acceptedAt = Number.POSITIVE_INFINITY;
  becomes(model, model.net + more);
  model.isDueAfter ||= owed <= 0;
  return `${minutes} min more, ${how}`;
};

/** By one of those who have not. */
export const sign: Step = async (history, choose) => {
  const { model } = history;
  const who = one(unsignedIn(model), choose);
  if (who === undefined || model.isCanceled) return "sign: not now";
  await signAs(history, who);
  becomesComplete(model);
  return `sign by ${who || "the client"}`;
};

/** A hold ends unnoticed; who signs then signs nothing, and the date is held again. */
export const lapse: Step = async (history, choose) => {
  const { booking, client, contract, model, token } = history;
  if (!model.isHold || model.isCanceled) return "lapse: not now";
  const late = fingerprintIn(await contract());
  const now = Date.now();
  await rows("UPDATE bookings SET hold_ends_at = ? WHERE id = ?", now - minute, booking.id);
  const status = async () => (await rows("SELECT status FROM bookings WHERE id = ?", booking.id))[0]?.status;
  if (choose(1) === 1) {
    await cron(now, { EMAIL: mailbox().email });
    expect(await status()).toBe("released");
  }
  if (late) {
    const form = { booking: booking.id, fingerprint: late, consent: "yes", name: booking.clientName };
    expect(await took(visit(postForm(portalApi.sign, form, await client())))).not.toBe(303);
  }
  await expectLapsed(history);
  const way = one(token ? (["client", "dj", "quote"] as const) : (["client", "dj"] as const), choose);
  const again = async () => {
    if (way === "dj") return submit(bookingPaths(booking.id).status, { status: "hold" });
    return visit(
      way === "client"
        ? postForm(portalApi.hold, { booking: booking.id }, await client())
        : postForm(quoteApi.accept, { token: token ?? "" }, await client()),
    );
  };
  const answer = await took(again());
  // Whoever asks holds a date twice; then the DJ decides.
  if (answer !== 303) {
    expect([way === "dj", answer]).toEqual([false, 409]);
    expect(await took(submit(bookingPaths(booking.id).status, { status: "hold" }))).toBe(303);
  }
  expect(await status()).toBe("hold");
  model.changedAt = model.step;
  return `lapse, held again by ${answer === 303 ? way : "dj"}`;
};

/** By the DJ, with whatever is open. */
export const confirm: Step = async ({ booking, model }) => {
  if (!model.isHold || model.isCanceled) return "confirm: not now";
  expect(await took(submit(bookingPaths(booking.id).status, { status: "confirmed" }))).toBe(303);
  model.isHold = false;
  model.changedAt = model.step;
  return "confirm";
};

export const cancel: Step = async ({ booking, model }, choose) => {
  const by = one([null, ...cancelers], choose) ?? null;
  const form = { status: "cancelled", reason: "", words: "", ...(by ? { canceledBy: by } : {}) };
  await submit(bookingPaths(booking.id).status, form);
  if (!model.isCanceled) [model.isCanceled, model.canceledBy, model.proposed, model.yeses] = [true, by, null, nobody];
  model.changedAt = model.step;
  return `cancel by ${by}`;
};

/** The cancellation has ended the signature. What rests on no money comes back as a hold, which the DJ confirms here. */
export const reopen: Step = async ({ booking, model }) => {
  await submit(bookingPaths(booking.id).status, { status: "reopened" });
  if (!model.isCanceled) return "reopen: not now";
  await rows(
    "UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL WHERE id = ? AND status = 'hold'",
    booking.id,
  );
  [model.isCanceled, model.signedBy, model.changedAt] = [false, nobody, model.step];
  model.isHold = false;
  return "reopen";
};
