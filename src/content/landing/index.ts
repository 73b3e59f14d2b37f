import { hiddenPages, towns } from "../business.ts";
import type { Town } from "../identity.ts";
import { barMitzvahTampa } from "./bar-mitzvah-tampa.ts";
import { clearwater } from "./clearwater.ts";
import { corporateClearwater } from "./corporate-clearwater.ts";
import { corporateStPetersburg } from "./corporate-st-petersburg.ts";
import { corporateTampa } from "./corporate-tampa.ts";
import type { LandingPage } from "./landing-page.ts";
import { nightclubTampa } from "./nightclub-tampa.ts";
import { partyClearwater } from "./party-clearwater.ts";
import { partyStPetersburg } from "./party-st-petersburg.ts";
import { partyTampa } from "./party-tampa.ts";
import { quinceaneraTampa } from "./quinceanera-tampa.ts";
import { schoolDanceTampa } from "./school-dance-tampa.ts";
import { stPetersburg } from "./st-petersburg.ts";
import { tampa } from "./tampa.ts";
import { weddingClearwater } from "./wedding-clearwater.ts";
import { weddingStPetersburg } from "./wedding-st-petersburg.ts";
import { weddingTampa } from "./wedding-tampa.ts";

export const allPages: readonly LandingPage[] = [
  tampa,
  stPetersburg,
  clearwater,
  weddingTampa,
  corporateTampa,
  partyTampa,
  weddingStPetersburg,
  corporateStPetersburg,
  partyStPetersburg,
  weddingClearwater,
  corporateClearwater,
  partyClearwater,
  nightclubTampa,
  schoolDanceTampa,
  quinceaneraTampa,
  barMitzvahTampa,
];

/** Leaves out pages of towns that are not the business's. */
export const shownPages = (ofBusiness: { towns: readonly Town[]; hiddenPages: readonly string[] }) =>
  allPages.filter(
    ({ city, path }) =>
      ofBusiness.towns.some(({ name, farther }) => name === city && !farther) && !ofBusiness.hiddenPages.includes(path),
  );

/** Cities first, then the services city by city. */
export const landingPages: readonly LandingPage[] = shownPages({ towns, hiddenPages });
