import * as z from "zod/mini";
import { eventCategories } from "../../content/categories.ts";
import type { Database } from "../../database/client.ts";
import { type CalendarDate, isCalendarDate } from "../../platform/dates.ts";
import { saveRows } from "../settings/store.ts";
import { publishedCodes } from "./codes.ts";
import type { DiscountCode } from "./model.ts";

const prefix = "code:";

const day = z.nullable(z.custom<CalendarDate>(isCalendarDate));

const storedCode = z.object({
  code: z.string(),
  percent: z.int().check(z.minimum(1), z.maximum(100)),
  from: day,
  to: day,
  packages: z.array(z.string()),
  categories: z.array(z.enum(eventCategories)),
  isOn: z.boolean(),
});

export const ownCodesIn = (rows: readonly { name: string; value: unknown }[]): DiscountCode[] =>
  rows
    .filter(({ name }) => name.startsWith(prefix))
    .flatMap(({ value }) => storedCode.safeParse(value).data ?? [])
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** Published ones, and own ones on and valid `today`. */
export const codesOn = (rows: readonly { name: string; value: unknown }[], today: CalendarDate): DiscountCode[] => [
  ...publishedCodes,
  ...ownCodesIn(rows).filter(
    ({ isOn, from, to }) => isOn && (from === null || from <= today) && (to === null || today <= to),
  ),
];

export const saveCode = (db: Database, value: DiscountCode, actor: { by: string; now: number }): Promise<void> =>
  saveRows(db, { [`${prefix}${value.code}`]: value }, `code ${value.code}`, actor);
