const home = "/es";
const quinceanera = "/es/quinceanera-dj-tampa";

/** Of pages in Spanish. */
export const spanishAddresses = {
  home,
  received: "/es/recibido",
  book: "/es/book",
  builder: "/es/quote",
  contact: "/es/contact",
  privacy: "/es/contact#privacy",
  terms: "/es/contact#terms",
  refunds: "/es/contact#refunds",
  packages: `${home}#packages`,
  services: `${home}#services`,
  quote: `${home}#quote`,
  quinceanera,
  weddingTampa: "/es/wedding-dj-tampa",
  partyTampa: "/es/party-dj-tampa",
  partyStPetersburg: "/es/party-dj-st-petersburg",
  partyClearwater: "/es/party-dj-clearwater",
} as const;
