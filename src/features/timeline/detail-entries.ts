import type { PlanContact, planDetails } from "../../database/schema/timeline.ts";
import type { DetailField } from "./details-form.ts";

/** The details as a form shows them. */
type DetailEntries = Record<DetailField, string>;

/** The details as they are stored. */
export type DetailsRow = typeof planDetails.$inferSelect;

const contactLine = ({ name, role, phone }: PlanContact): string => [name, role, phone].join(", ");

/** People to call, one a line: name, role, phone. */
export const contactsIn = (text: string | null): PlanContact[] =>
  (text ?? "").split("\n").flatMap((line) => {
    const [name = "", role = "", ...phone] = line.split(",").map((part) => part.trim());
    return name ? [{ name, role, phone: phone.join(", ") }] : [];
  });

/** What stands in the fields. */
export const detailEntries = (row: DetailsRow | undefined): DetailEntries => ({
  guestCount: row?.guestCount?.toString() ?? "",
  arriveAt: row?.arriveAt ?? "",
  loadIn: row?.loadIn ?? "",
  power: row?.power ?? "",
  rainPlan: row?.rainPlan ?? "",
  outBy: row?.outBy ?? "",
  contacts: (row?.contacts ?? []).map(contactLine).join("\n"),
});

/** What is stored of what stands in the fields. */
export const storedOf = ({ guestCount, contacts, ...texts }: DetailEntries) => ({
  guestCount: guestCount ? Number(guestCount) : null,
  contacts: contactsIn(contacts),
  arriveAt: texts.arriveAt || null,
  loadIn: texts.loadIn || null,
  power: texts.power || null,
  rainPlan: texts.rainPlan || null,
  outBy: texts.outBy || null,
});

export const emptyRow = (bookingId: string, now: number): DetailsRow => ({
  ...{ bookingId, guestCount: null, arriveAt: null, loadIn: null, power: null, rainPlan: null, outBy: null },
  ...{ contacts: [], packing: null, lockDays: null, revision: 0, updatedAt: now },
});
