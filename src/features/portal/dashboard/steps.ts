import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { fill, listIn, timeIn, untilDayIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { othersInWords } from "../../bookings/model.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalPay, portalTip } from "../../payments/client/paths.ts";
import { isOwn, onItsWayInWords, sumOnItsWay } from "../../payments/model.ts";
import { cancelOrPostpone } from "../../requests/client/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { gaugeWords } from "../../songs/must-play-time.ts";
import { needsSong } from "../../songs/needs-song.ts";
import { portalPlanAt } from "../../timeline/paths.ts";
import type { PortalBooking } from "../frame/view.ts";
import { portalEvening, portalPaths, portalReview } from "../paths.ts";
import type { PortalEvening } from "./evening.ts";

/** Done when the booking says so, not when looked at. */
export interface PortalStep {
  label: string;
  reason: string;
  action: string;
  href: string;
  note: string;
  /** In its note: how long the date is held. */
  saysHold?: boolean;
  isDone: boolean;
}

/** Days before its due date that the balance becomes urgent. */
const soon = 14;

const songless = ({ moments, songsIn }: Pick<PortalEvening, "moments" | "songsIn">) =>
  moments.filter((moment) => needsSong(moment) && !songsIn[moment.id]);

function planningSteps(
  { id }: PortalBooking,
  evening: PortalEvening,
  { formats, dashboard: { steps: words } }: Words,
): PortalStep[] {
  const { moments, mustPlays, preferences, details, lock } = evening;
  const songs = Object.values(preferences).reduce((sum, count) => sum + count, 0);
  const missing = songless(evening);
  const [first] = missing;
  const plan = portalPlanAt({ booking: id });
  const form = withQuery(portalPaths.planDetails, { booking: id });
  const until = lock.isLocked ? words.waits : fill(words.by, { until: untilDayIn(formats, lock.on) });
  const names = listIn(
    formats,
    missing.slice(0, 3).map(({ name }) => name),
  );
  return [
    {
      ...words.songs,
      href: songPlaces.client.at({ booking: id }),
      note: "",
      isDone: songs > 0,
    },
    {
      ...words.plan,
      href: plan,
      note: until,
      isDone: moments.length > 0,
    },
    {
      label:
        first === undefined
          ? words.missing.none
          : missing.length === 1
            ? fill(words.missing.one, { name: first.name })
            : fill(words.missing.more, { count: missing.length }),
      reason:
        missing.length === 1
          ? words.missing.hasNone
          : fill(missing.length > 3 ? words.missing.andMore : words.missing.haveNone, { names }),
      action: missing.length === 1 ? words.missing.action : words.missing.actions,
      href: first ? portalPlanAt({ booking: id, edit: first.id }) : plan,
      note: until,
      isDone: moments.length > 0 && missing.length === 0,
    },
    {
      ...words.trim,
      reason: fill(words.trim.reason, { some: mustPlays.tooMany, count: mustPlays.songs }),
      href: songPlaces.client.at({ booking: id }),
      note: mustPlays.over > 0 ? fill(words.over, { time: gaugeWords(mustPlays.over) }) : "",
      isDone: mustPlays.songs > 0 && mustPlays.over === 0,
    },
    {
      ...words.guests,
      href: form,
      note: until,
      isDone: details.guestCount !== null,
    },
    {
      ...words.loadIn,
      href: form,
      note: until,
      isDone: details.loadIn !== null,
    },
  ];
}

function callToday(
  { times }: PortalBooking,
  { details: { arriveAt } }: PortalEvening,
  { formats, dashboard }: Words,
): PortalStep {
  const words = dashboard.steps.callToday;
  return {
    label: words.label,
    reason: arriveAt
      ? fill(words.reasonArriving, { times, arrive: timeIn(formats, arriveAt) })
      : fill(words.reason, { times }),
    action: fill(words.action, { phone: site.phone.display }),
    href: site.phone.href,
    note: "",
    isDone: false,
  };
}

function stepsAfter(
  { id, daysToGo, offersTip }: PortalBooking,
  { recap, isReviewed }: PortalEvening,
  words: Words["dashboard"]["steps"],
): PortalStep[] {
  const step = { note: "", isDone: false };
  return [
    ...(daysToGo < 0 ? [{ ...step, ...words.review, href: portalReview(id), isDone: isReviewed }] : []),
    ...(offersTip ? [{ ...step, ...words.tip, href: portalTip(id) }] : []),
    ...(recap === "released" ? [{ ...step, ...words.recap, href: portalEvening(id) }] : []),
  ];
}

/** Most urgent first. */
export function stepsOf(booking: PortalBooking, evening: PortalEvening, all: Words): PortalStep[] {
  const { id, status, money, daysToGo, changeWaitsFor, isSigner, unsigned, held, openPlan } = booking;
  const { owed, paid, confirming } = money;
  const { formats, dashboard } = all;
  const words = dashboard.steps;
  if (status === "cancelled" || status === "released") return [];
  const isHold = status === "hold";
  const contract = portalContractOf(id);
  const inHold = {
    href: contract,
    note: held ? `${fill(words.by, { until: held.until })}: ${held.left}` : "",
    saysHold: held !== null,
  };
  const sign: PortalStep = {
    label: words.sign.label,
    reason: isHold ? words.sign.reasonHold : words.sign.reason,
    action: words.sign.action,
    ...inHold,
    isDone: !unsigned.some(({ id: signer }) => signer === ""),
  };
  const others = othersInWords(unsigned, all);
  const otherSignatures: PortalStep[] = others ? [{ ...words.others, label: others, ...inHold, isDone: false }] : [];
  const owes = owed && (owed.purpose === "deposit" ? "deposit" : "balance");
  const coming = onItsWayInWords(evening.announced, dashboard);
  const isComing = owed !== null && sumOnItsWay(evening.announced) >= owed.amount;
  const isSending = owed !== null && sumOnItsWay(evening.announced.filter(isOwn)) >= owed.amount;
  const isByCard = owes === "balance" && evening.byCard !== null;
  const pay = (purpose: "deposit" | "balance", reason: string): PortalStep => ({
    label:
      owed && owes === purpose
        ? fill(owed.purpose === "part" ? words.pay.part : words.pay[`${purpose}Of`], { amount: dollars(owed.amount) })
        : words.pay[purpose],
    reason: coming && owes === purpose ? `${coming} ${reason}` : reason,
    action:
      owed && owes === purpose
        ? isComing
          ? isSending
            ? words.pay.howToSend
            : dashboard.money.paySome
          : fill(words.pay.action, { amount: dollars(owed.amount) })
        : "",
    href: portalPay(purpose, id),
    note:
      !owed || owes !== purpose
        ? ""
        : owed.isLate
          ? fill(words.wasDue, { when: owed.due })
          : owed.dueOn
            ? fill(words.by, { until: untilDayIn(formats, owed.dueOn) })
            : owed.due,
    isDone: paid > 0 && confirming === 0 && owes !== purpose && owes !== "deposit",
  });
  const deposit = pay("deposit", isHold ? words.pay.depositHold : words.pay.depositReason);
  const balance = pay(
    "balance",
    fill(owed?.purpose === "part" ? words.pay.partReason : words.pay.balanceReason, {
      left: dollars(money.left),
      total: dollars(money.total),
    }),
  );
  const takesDeposit = paid > 0 || owes === "deposit";
  const takesBalance = money.total > 0 && !isHold && confirming === 0 && !isByCard;
  const presses =
    owed && owes === "balance" && (owed.purpose === "part" || owed.isLate || evening.daysToBalance <= soon);
  const change: PortalStep = {
    ...words.change,
    href: contract,
    note: "",
    isDone: false,
  };
  const plan: PortalStep = {
    ...(openPlan ?? { label: "", reason: "" }),
    action: all.plans.waits.action,
    href: cancelOrPostpone(id),
    note: "",
    isDone: false,
  };
  if (openPlan && evening.phase !== "over")
    return [
      ...(changeWaitsFor === "client" ? [change] : []),
      plan,
      ...(isHold ? [] : planningSteps(booking, evening, all)),
    ];
  const changes = changeWaitsFor === "client" ? [change] : [];
  const signatures = [...(isSigner ? [sign] : []), ...otherSignatures];
  if (evening.phase === "over" && !isHold) {
    const due = owed && !isByCard ? [owed.purpose === "deposit" ? deposit : balance] : [];
    const unsettled = owed ? signatures.filter(({ isDone }) => !isDone) : [];
    return [...changes, ...due, ...stepsAfter(booking, evening, words), ...unsettled];
  }
  const begun = [
    ...changes,
    ...(owed?.isLate ? [balance] : []),
    ...(isSigner ? [sign] : []),
    ...(takesDeposit && confirming === 0 ? [deposit] : []),
    ...otherSignatures,
  ];
  if (isHold) return daysToGo < 0 ? [] : begun;
  const rest = takesBalance && !owed?.isLate ? [balance] : [];
  if (evening.phase === "today") return [callToday(booking, evening, all), ...begun, ...rest];
  return [...begun, ...(presses ? rest : []), ...planningSteps(booking, evening, all), ...(presses ? [] : rest)];
}
