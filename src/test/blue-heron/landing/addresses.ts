export const addresses = {
  savannah: "/savannah",
  weddingSavannah: "/wedding-music-savannah",
  partyTybee: "/tybee-parties",
} as const;

export const footerServices = [{ label: "Weddings", href: addresses.weddingSavannah }] as const;

export const pagesOfTab = { "private-party": [addresses.partyTybee] } as const;
