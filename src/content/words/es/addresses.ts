const page = "/es/quinceanera-dj-tampa";

/** Of pages in Spanish. */
export const spanishAddresses = {
  home: page,
  book: "/es/book",
  builder: "/es/quote",
  received: "/es/recibido",
  prices: `${page}#prices`,
  included: `${page}#included`,
  questions: `${page}#questions`,
  quote: `${page}#quote`,
} as const;
