import { type MomentWords, plainMoment } from "./moment.ts";
import { type Row, rows, type TemplateKind } from "./template-rows.ts";

export const templateLabels: Readonly<Record<TemplateKind, string>> = {
  wedding: "Wedding",
  corporate: "Company event",
  quinceanera: "Quinceañera",
  mitzvah: "Mitzvah",
  "school-dance": "School dance",
  party: "Party",
};

/** Words by which an event type tells its kind; what none of them tells is a party. */
const tellingWords: readonly (readonly [TemplateKind, RegExp])[] = [
  ["quinceanera", /quince/i],
  ["mitzvah", /mitzvah/i],
  ["school-dance", /school|prom\b|homecoming|graduation dance/i],
  ["corporate", /corporate|company|conference|convention|gala|launch|network|team|holiday/i],
  ["wedding", /wedding|ceremony|reception|bridal|engagement|rehearsal|cocktail/i],
];

export const templateOf = (eventType: string): TemplateKind =>
  tellingWords.find(([, words]) => words.test(eventType))?.[0] ?? "party";

/** Music for what nobody dances or speaks to, until the client names a song. */
const quiet = /dinner/i;

/** The shortest that dancing is made, in minutes, and what its length is rounded to. */
const shortest = 30;
const step = 5;

/** The moments of a template, its dancing as long as the rest of the booked `minutes` leaves. */
export function templateMoments(kind: TemplateKind, minutes: number): MomentWords[] {
  const template = rows[kind];
  const isOpen = ([name, , trait]: Row) => trait === "dancing" && name !== "Hora";
  const open = template.filter(isOpen);
  const fixed = template.filter((row) => !isOpen(row)).reduce((sum, [, length]) => sum + length, 0);
  const share = Math.max(shortest, Math.floor((minutes - fixed) / Math.max(1, open.length) / step) * step);
  return template.map((row) => {
    const [name, length, trait, note] = row;
    return {
      ...plainMoment(name, isOpen(row) ? share : length),
      songTitle: quiet.test(name) ? "Dinner music, the DJ's choice" : null,
      note: note ?? null,
      speech: trait === "speech",
      dancing: trait === "dancing",
    };
  });
}
