import { site } from "../../../content/site.ts";
import { timeInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { portalContractOf, portalPay, portalPlanAt, portalTip } from "../../bookings/client/paths.ts";
import { othersInWords } from "../../bookings/model.ts";
import { onItsWayInWords, sumOnItsWay } from "../../payments/model.ts";
import { withQuery } from "../../site/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { gaugeWords } from "../../songs/must-play-time.ts";
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
  isDone: boolean;
}

/** Days before its due date that the balance becomes urgent. */
const soon = 14;

const callsForSong = /\bdances?\b|song|waltz|vals|hora|entrance|processional|recessional|candle/i;

const songless = ({ moments, songsIn }: Pick<PortalEvening, "moments" | "songsIn">) =>
  moments.filter(
    ({ id, name, songTitle, dancing }) => callsForSong.test(name) && !dancing && !songTitle && !(songsIn[id] ?? 0),
  );

const listed = new Intl.ListFormat("en-US");

function planningSteps({ id }: PortalBooking, evening: PortalEvening): PortalStep[] {
  const { moments, mustPlays, preferences, details, lock } = evening;
  const songs = Object.values(preferences).reduce((sum, count) => sum + count, 0);
  const missing = songless(evening);
  const [first] = missing;
  const plan = portalPlanAt({ booking: id });
  const form = withQuery(portalPaths.planDetails, { booking: id });
  const until = lock.isLocked ? "waits for my yes" : `by ${lock.until.replace(/^\w+, (\w{3})\w* (\d+).*$/, "$1 $2")}`;
  return [
    {
      label: "Choose your first songs",
      reason: "Begin with what has to play: it shapes the whole dance floor.",
      action: "Choose songs",
      href: songPlaces.client.at({ booking: id }),
      note: "",
      isDone: songs > 0,
    },
    {
      label: "Put the day in order",
      reason: "The usual moments are one press away. Change everything after.",
      action: "Begin the timeline",
      href: plan,
      note: until,
      isDone: moments.length > 0,
    },
    {
      label:
        first === undefined
          ? "A song for each moment that needs one"
          : missing.length === 1
            ? `Choose the song of “${first.name}”`
            : `${missing.length} moments need a song`,
      reason:
        missing.length === 1
          ? "It has none yet."
          : `${listed.format(missing.slice(0, 3).map(({ name }) => name))}${missing.length > 3 ? " and more" : ""} have none yet.`,
      action: missing.length === 1 ? "Choose the song" : "Choose the songs",
      href: first ? portalPlanAt({ booking: id, edit: first.id }) : plan,
      note: until,
      isDone: moments.length > 0 && missing.length === 0,
    },
    {
      label: "Must-plays that fit the dancing",
      reason: `About ${mustPlays.tooMany} of ${mustPlays.songs} songs will not fit. Make some of them “play if possible”.`,
      action: "Trim the must-plays",
      href: songPlaces.client.at({ booking: id }),
      note: mustPlays.over > 0 ? `${gaugeWords(mustPlays.over)} over` : "",
      isDone: mustPlays.songs > 0 && mustPlays.over === 0,
    },
    {
      label: "Tell me the guest count",
      reason: "The sound is set up for how many come.",
      action: "Fill in the count",
      href: form,
      note: until,
      isDone: details.guestCount !== null,
    },
    {
      label: "Tell me where I load in",
      reason: "Which door, and from when: so that everything stands before the first guest.",
      action: "Fill in the details",
      href: form,
      note: until,
      isDone: details.loadIn !== null,
    },
  ];
}

const callToday = ({ times }: PortalBooking, { details }: PortalEvening): PortalStep => ({
  label: "Something I should know today?",
  reason: `Call or text me. Music ${times}${details.arriveAt ? `, and I come at ${timeInWords(details.arriveAt)}` : ""}.`,
  action: `Call ${site.phone.display}`,
  href: site.phone.href,
  note: "",
  isDone: false,
});

function stepsAfter({ id, daysToGo, offersTip }: PortalBooking, { recap, isReviewed }: PortalEvening): PortalStep[] {
  const step = { note: "", isDone: false };
  return [
    ...(recap === "released"
      ? [
          {
            ...step,
            label: "Your evening, song by song",
            reason: "What was played, and when.",
            action: "See your evening",
            href: portalEvening(id),
          },
        ]
      : []),
    ...(daysToGo < 0
      ? [
          {
            ...step,
            label: "Say how it was",
            reason: "Stars and a few words. I read every one.",
            action: "Write a few words",
            href: portalReview(id),
            isDone: isReviewed,
          },
        ]
      : []),
    ...(offersTip
      ? [
          {
            ...step,
            label: "Leave a tip",
            reason: "If you liked it. Nobody expects it.",
            action: "Leave a tip",
            href: portalTip(id),
          },
        ]
      : []),
  ];
}

/** Most urgent first. */
export function stepsOf(booking: PortalBooking, evening: PortalEvening): PortalStep[] {
  const { id, status, money, daysToGo, proposedBy, isSigner, unsigned, held } = booking;
  const { owed, paid, confirming } = money;
  if (status === "cancelled" || status === "released") return [];
  const isHold = status === "hold";
  const contract = portalContractOf(id);
  const sign: PortalStep = {
    label: "Sign the agreement",
    reason: isHold
      ? "It says in plain words what we agreed. Signed, and with the deposit here, the date is yours."
      : "It says in plain words what we agreed, for you and for me.",
    action: "Read and sign",
    href: contract,
    note: held ? `${held.left}` : "",
    isDone: !unsigned.some(({ id: signer }) => signer === ""),
  };
  const others = othersInWords(unsigned);
  const otherSignatures: PortalStep[] = others
    ? [
        {
          label: others,
          reason: "Each signs by a link of their own, or on paper. It counts once all of you have signed.",
          action: "See the agreement",
          href: contract,
          note: held ? `${held.left}` : "",
          isDone: false,
        },
      ]
    : [];
  const owes = owed && (owed.purpose === "deposit" ? "deposit" : "balance");
  const coming = onItsWayInWords(evening.announced);
  const isComing = owed !== null && sumOnItsWay(evening.announced) >= owed.amount;
  const pay = (purpose: "deposit" | "balance", reason: string): PortalStep => ({
    label:
      owed && owes === purpose
        ? `Pay ${owed.purpose === "part" ? `a part, ${dollars(owed.amount)}` : `the ${purpose} of ${dollars(owed.amount)}`}`
        : `Pay the ${purpose}`,
    reason: coming && owes === purpose ? `${coming} ${reason}` : reason,
    action: owed && owes === purpose ? (isComing ? "See how to send it" : `Pay ${dollars(owed.amount)}`) : "",
    href: portalPay(purpose, id),
    note:
      !owed || owes !== purpose
        ? ""
        : owed.isLate
          ? `was due ${owed.due}`
          : owed.due.replace(/^(\w{3} \d+), \d{4}$/, "by $1"),
    isDone: paid > 0 && confirming === 0 && owes !== purpose && owes !== "deposit",
  });
  const deposit = pay(
    "deposit",
    isHold ? "With it and the signatures the date is yours." : "It is a part of the price.",
  );
  const balance = pay(
    "balance",
    owed?.purpose === "part"
      ? `${dollars(money.left)} is left of ${dollars(money.total)}.`
      : `What is left of ${dollars(money.total)}: then everything is paid.`,
  );
  const takesDeposit = paid > 0 || owes === "deposit";
  const takesBalance = money.total > 0 && !isHold && confirming === 0;
  const presses =
    owed && owes === "balance" && (owed.purpose === "part" || owed.isLate || evening.daysToBalance <= soon);
  const change: PortalStep = {
    label: "Look at a change of your agreement",
    reason: "Nothing of it counts before you say yes.",
    action: "See the change",
    href: contract,
    note: "",
    isDone: false,
  };
  const changes = proposedBy === "dj" ? [change] : [];
  const signatures = [...(isSigner ? [sign] : []), ...otherSignatures];
  if (evening.phase === "over" && !isHold) {
    const due = owed ? [owed.purpose === "deposit" ? deposit : balance] : [];
    const unsettled = owed ? signatures.filter(({ isDone }) => !isDone) : [];
    return [...changes, ...due, ...stepsAfter(booking, evening), ...unsettled];
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
  if (evening.phase === "today") return [callToday(booking, evening), ...begun, ...rest];
  return [...begun, ...(presses ? rest : []), ...planningSteps(booking, evening), ...(presses ? [] : rest)];
}
