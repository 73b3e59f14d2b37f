import { type MomentWords, plainMoment } from "./model.ts";

export const templateKinds = ["wedding", "corporate", "quinceanera", "mitzvah", "school-dance", "party"] as const;

export type TemplateKind = (typeof templateKinds)[number];

type Trait = "speech" | "dancing";

type Row = readonly [name: string, minutes: number, trait?: Trait | undefined, note?: string];

const handheld = "Handheld microphone";

const rows: Readonly<Record<TemplateKind, readonly Row[]>> = {
  wedding: [
    ["Guests arrive", 30, undefined, "Prelude while guests find their seats"],
    ["Ceremony", 30, "speech", "Lapel microphone for the vows"],
    ["Cocktail hour", 60],
    ["Grand entrance", 10, "speech", handheld],
    ["First dance", 5],
    ["Dinner", 50],
    ["Toasts", 20, "speech", `${handheld}, between courses`],
    ["Parent dances", 10],
    ["Cake and bouquet", 20],
    ["Dance floor", 120, "dancing"],
    ["Last song", 5],
  ],
  corporate: [
    ["Doors", 45, undefined, "Walk-in music"],
    ["Welcome", 15, "speech", handheld],
    ["Dinner", 60],
    ["Awards", 30, "speech", "Lectern microphone, a walk-on song for each winner"],
    ["Thanks", 10, "speech", handheld],
    ["Party", 60, "dancing"],
    ["Last song", 5],
  ],
  quinceanera: [
    ["Guests arrive", 30],
    ["La entrada", 15, "speech", handheld],
    ["Corona y zapatillas", 15],
    ["La última muñeca", 10],
    ["El vals", 15],
    ["Brindis", 10, "speech", handheld],
    ["Baile sorpresa", 10],
    ["Dinner", 50],
    ["Dance floor", 60, "dancing"],
    ["Last song", 5],
  ],
  mitzvah: [
    ["Guests arrive", 30],
    ["Grand entrance", 10, "speech", handheld],
    ["Hora", 15, "dancing"],
    ["Kiddush and motzi", 10, "speech", handheld],
    ["Candle lighting", 20, "speech", "Handheld microphone, a song for each candle"],
    ["Dinner", 45],
    ["Games", 30],
    ["Dance floor", 60, "dancing"],
    ["Last song", 5],
  ],
  "school-dance": [
    ["Doors", 30],
    ["Dance floor", 60, "dancing"],
    ["Court announced", 15, "speech", handheld],
    ["Dance floor", 60, "dancing"],
    ["Slow dance", 5],
    ["Last song", 5],
  ],
  party: [
    ["Guests arrive", 45],
    ["Dinner", 45],
    ["Toast", 10, "speech", handheld],
    ["Cake", 10],
    ["Dance floor", 60, "dancing"],
    ["Last song", 5],
  ],
};

const tellingWords: readonly (readonly [TemplateKind, RegExp])[] = [
  ["quinceanera", /quince/i],
  ["mitzvah", /mitzvah/i],
  ["school-dance", /school|prom\b|homecoming|graduation dance/i],
  ["corporate", /corporate|company|conference|convention|gala|launch|network|team|holiday/i],
  ["wedding", /wedding|ceremony|reception|bridal|engagement|rehearsal|cocktail/i],
];

export const templateOf = (eventType: string): TemplateKind =>
  tellingWords.find(([, words]) => words.test(eventType))?.[0] ?? "party";

/** Moments without dancing or speech. */
const quiet = /dinner/i;

/** Minutes: the least dancing, and the rounding of its length. */
const shortest = 30;
const step = 5;

type Usual = Readonly<Record<string, string>> | null;

/** Dancing takes what other moments leave of the booked `minutes`; a short evening shortens them all. */
export function templateMoments(kind: TemplateKind, minutes: number, usual: Usual = null): MomentWords[] {
  const translated = (text: string) => usual?.[text] ?? text;
  const template = rows[kind];
  const isOpen = ([name, , trait]: Row) => trait === "dancing" && name !== "Hora";
  const open = template.filter(isOpen);
  const usualSum = template.filter((row) => !isOpen(row)).reduce((sum, [, length]) => sum + length, 0);
  const scale = Math.min(1, Math.max(0, minutes - shortest * open.length) / usualSum);
  const lengthOf = ([, length]: Row) =>
    scale < 1 ? Math.max(step, Math.floor((length * scale) / step) * step) : length;
  const fixed = template.filter((row) => !isOpen(row)).reduce((sum, row) => sum + lengthOf(row), 0);
  const share = Math.max(shortest, Math.floor((minutes - fixed) / Math.max(1, open.length) / step) * step);
  return template.map((row) => {
    const [name, , trait, note] = row;
    return {
      ...plainMoment(translated(name), isOpen(row) ? share : lengthOf(row)),
      songTitle: quiet.test(name) ? translated("Dinner music, the DJ's choice") : null,
      note: note === undefined ? null : translated(note),
      speech: trait === "speech",
      dancing: trait === "dancing",
    };
  });
}
