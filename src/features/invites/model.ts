import { dayInWords } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import type { PlanKeyKind, PlanPart } from "../changes/model.ts";

export const planKeyLabels: Readonly<Record<PlanKeyKind, string>> = {
  partner: "Partner",
  planner: "Planner",
  venue: "Venue",
  family: "Family",
  dj: "The DJ",
};

/** A family key shows only its one moment. */
export const keyShows: Readonly<Record<PlanKeyKind, readonly PlanPart[]>> = {
  partner: ["moments", "songs", "details"],
  planner: ["moments", "songs"],
  venue: ["moments", "details"],
  family: ["moments"],
  dj: ["moments", "songs", "details"],
};
export const keyChanges: Readonly<Record<PlanKeyKind, readonly PlanPart[]>> = { ...keyShows, venue: [] };

export const keysThatHear: readonly PlanKeyKind[] = ["partner", "planner", "family"];
export const keysThatComment: readonly PlanKeyKind[] = ["partner", "planner"];

export const keyOpensInWords = (kind: PlanKeyKind, moment: string | null): string =>
  ({
    partner: "opens times, songs and details to read and change. No money, no agreement.",
    planner: "opens times and songs to read and change. No money, no agreement.",
    venue: "opens times, load-in, power and contacts, to read.",
    family: `opens one moment to read and change${moment ? `: ${moment}` : ""}. Nothing else.`,
    dj: "opens times, songs and details, to fill them in for the client.",
  })[kind];

export const lastDayInWords = (endsAt: number): string => dayInWords(endsAt - 12 * hour);

export const mostKeys = 20;

/** Counts ended keys too. */
export const mostInvited = 10;
