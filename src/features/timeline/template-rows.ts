/** Kinds of event that a plan begins with. */
export const templateKinds = ["wedding", "corporate", "quinceanera", "mitzvah", "school-dance", "party"] as const;

export type TemplateKind = (typeof templateKinds)[number];

type Trait = "speech" | "dancing";

/** A moment of a template: its name, its usual length in minutes (of dancing: its share of what is left), and what it is. */
export type Row = readonly [name: string, minutes: number, trait?: Trait | undefined, note?: string];

const handheld = "Handheld microphone";

export const rows: Readonly<Record<TemplateKind, readonly Row[]>> = {
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
