import { dayInWords } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import type { PlanKeyKind, PlanPart } from "../changes/model.ts";

/** What each kind of key is called. */
export const planKeyLabels: Readonly<Record<PlanKeyKind, string>> = {
  partner: "Partner",
  planner: "Planner",
  venue: "Venue",
  family: "Family",
};

/** The parts of a plan that a key shows, and those that it may change. A family key does so with its one moment alone. */
export const keyShows: Readonly<Record<PlanKeyKind, readonly PlanPart[]>> = {
  partner: ["moments", "songs", "details"],
  planner: ["moments", "songs"],
  venue: ["moments", "details"],
  family: ["moments"],
};
export const keyChanges: Readonly<Record<PlanKeyKind, readonly PlanPart[]>> = { ...keyShows, venue: [] };

/** The keys whose holders read what is said of moments, and those who may say something. */
export const keysThatHear: readonly PlanKeyKind[] = ["partner", "planner", "family"];
export const keysThatComment: readonly PlanKeyKind[] = ["partner", "planner"];

/** What a key opens, as whoever gets it and whoever gives it read it. */
export const keyOpensInWords = (kind: PlanKeyKind, moment: string | null): string =>
  ({
    partner: "opens times, songs and details to read and change. No money, no agreement.",
    planner: "opens times and songs to read and change. No money, no agreement.",
    venue: "opens times, load-in, power and contacts, to read.",
    family: `opens one moment to read and change${moment ? `: ${moment}` : ""}. Nothing else.`,
  })[kind];

/** The last day of a key that opens nothing from `endsAt` (an instant) on, in words: it ends in the night after that day. */
export const lastDayInWords = (endsAt: number): string => dayInWords(endsAt - 12 * hour);

/** Keys of one booking that may be open at a time. */
export const mostKeys = 20;

/** People whom a client may invite to a plan in all, those whose keys have ended among them. */
export const mostInvited = 10;
