import { formats as english } from "../../content/words/en/formats.ts";
import { keys } from "../../content/words/en/together.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { fill, longDateIn } from "../../platform/language.ts";
import { type PlanKeyKind, type PlanPart, planKeyKinds, planParts } from "../changes/model.ts";

export const planKeyLabels: Readonly<Record<PlanKeyKind, string>> = keys.kinds;

export interface KeyRights {
  see: readonly PlanPart[];
  change: readonly PlanPart[];
  readComments: boolean;
  comment: boolean;
}

/** A family key opens only its one moment. */
export const keyRights: Readonly<Record<PlanKeyKind, KeyRights>> = {
  partner: { see: planParts, change: planParts, readComments: true, comment: true },
  planner: { see: ["moments", "songs"], change: ["moments", "songs"], readComments: true, comment: true },
  venue: { see: ["moments", "details"], change: [], readComments: false, comment: false },
  photographer: { see: ["moments"], change: [], readComments: false, comment: false },
  family: { see: ["moments"], change: ["moments"], readComments: true, comment: false },
  dj: { see: planParts, change: planParts, readComments: false, comment: false },
};

export const keysThatComment = planKeyKinds.filter((kind) => keyRights[kind].comment);

export const onlyReads = (kind: PlanKeyKind): boolean => keyRights[kind].change.length === 0;

export const keyOpensInWords = (kind: PlanKeyKind, moment: string | null, { opens, opensMoment } = keys): string =>
  kind === "family" && moment ? fill(opensMoment, { moment }) : opens[kind];

export const lastDayInWords = (endsAt: number, formats = english): string =>
  longDateIn(formats, calendarDateAt(endsAt - 12 * hour));

export const mostKeys = 20;

/** Counts ended keys too. */
export const mostInvited = 10;
