import { cards as first } from "../../content/cards.ts";

export * from "../../content/cards.ts";

export const cards = { ...first, city: "One DJ, all around Savannah" } as const;
