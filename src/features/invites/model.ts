import { formats as english } from "../../content/words/en/formats.ts";
import { keys } from "../../content/words/en/together.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { fill, longDateIn } from "../../platform/language.ts";
import type { PlanKeyKind, PlanPart } from "../changes/model.ts";

export const planKeyLabels: Readonly<Record<PlanKeyKind, string>> = keys.kinds;

/** A family key shows only its one moment. */
export const keyShows: Readonly<Record<PlanKeyKind, readonly PlanPart[]>> = {
  partner: ["moments", "songs", "details"],
  planner: ["moments", "songs"],
  venue: ["moments", "details"],
  photographer: ["moments"],
  family: ["moments"],
  dj: ["moments", "songs", "details"],
};
export const keyChanges: Readonly<Record<PlanKeyKind, readonly PlanPart[]>> = {
  ...keyShows,
  venue: [],
  photographer: [],
};

export const keysThatRead: readonly PlanKeyKind[] = ["venue", "photographer"];
export const keysThatHear: readonly PlanKeyKind[] = ["partner", "planner", "family"];
export const keysThatComment: readonly PlanKeyKind[] = ["partner", "planner"];

export const keyOpensInWords = (kind: PlanKeyKind, moment: string | null, { opens, opensMoment } = keys): string =>
  kind === "family" && moment ? fill(opensMoment, { moment }) : opens[kind];

export const lastDayInWords = (endsAt: number, formats = english): string =>
  longDateIn(formats, calendarDateAt(endsAt - 12 * hour));

export const mostKeys = 20;

/** Counts ended keys too. */
export const mostInvited = 10;
