export const addresses = {
  tampa: "/tampa",
  stPetersburg: "/st-petersburg",
  clearwater: "/clearwater",
  weddingTampa: "/wedding-dj-tampa",
  weddingStPetersburg: "/wedding-dj-st-petersburg",
  weddingClearwater: "/wedding-dj-clearwater",
  corporateTampa: "/corporate-dj-tampa",
  corporateStPetersburg: "/corporate-dj-st-petersburg",
  corporateClearwater: "/corporate-dj-clearwater",
  partyTampa: "/party-dj-tampa",
  partyStPetersburg: "/party-dj-st-petersburg",
  partyClearwater: "/party-dj-clearwater",
  nightclubTampa: "/nightclub-dj-tampa",
  schoolDanceTampa: "/school-dance-dj-tampa",
  quinceaneraTampa: "/quinceanera-dj-tampa",
  barMitzvahTampa: "/bar-mitzvah-dj-tampa",
} as const;

/** Of pages in another language. */
export const quinceaneraInSpanish = "/es/quinceanera-dj-tampa";

export const cityPaths = ["/tampa", "/st-petersburg", "/clearwater"];

const weddingHours = ["Monday to Friday, 9 AM to 6 PM", "Saturday and Sunday, 10 AM to 10 PM"];
const officeHours = ["Monday to Friday, 9 AM to 6 PM"];
const partyHours = ["Every day, 10 AM to 10 PM"];
const lateHours = ["Every day, 9 AM to 11 PM"];

export interface Row {
  path: string;
  name: string;
  range: [number, number] | null;
  offer: number | null;
  reviews: number;
  claims: string[];
  hours: string[];
  action: "/book" | "/#contact";
}

/** Written out by hand, as a second source. */
export const services: Row[] = (
  [
    [
      "/wedding-dj-tampa",
      "Wedding DJ Tampa",
      [795, 1995],
      1295,
      127,
      ["200+ Tampa weddings"],
      weddingHours,
      "/#contact",
    ],
    [
      "/corporate-dj-st-petersburg",
      "Corporate DJ St. Petersburg",
      [795, 1995],
      1295,
      87,
      [],
      weddingHours,
      "/#contact",
    ],
    [
      "/party-dj-clearwater",
      "Party DJ Clearwater",
      [795, 1995],
      995,
      143,
      ["100+ annual parties"],
      weddingHours,
      "/#contact",
    ],
    ["/wedding-dj-st-petersburg", "Wedding DJ St. Petersburg", [795, 1995], null, 98, [], weddingHours, "/book"],
    [
      "/wedding-dj-clearwater",
      "Wedding DJ Clearwater",
      null,
      null,
      112,
      ["150+ beach weddings"],
      weddingHours,
      "/book",
    ],
    [
      "/corporate-dj-tampa",
      "Corporate DJ Tampa",
      [895, 2495],
      1495,
      89,
      ["150+ events", "500+ corporate events"],
      officeHours,
      "/book",
    ],
    ["/corporate-dj-clearwater", "Corporate DJ Clearwater", [895, 2495], 1495, 67, ["67+"], officeHours, "/book"],
    ["/party-dj-tampa", "Party DJ Tampa", [695, 1795], 995, 156, ["200+ parties"], partyHours, "/book"],
    ["/party-dj-st-petersburg", "Party DJ St. Petersburg", [695, 1795], 995, 121, ["121+"], partyHours, "/book"],
    [
      "/nightclub-dj-tampa",
      "Nightclub DJ Tampa",
      [595, 1495],
      895,
      78,
      ["78+ nights"],
      ["Thursday to Saturday, 8 PM to 3 AM"],
      "/book",
    ],
    [
      "/school-dance-dj-tampa",
      "School Dance DJ Tampa",
      [595, 1295],
      895,
      92,
      ["92+"],
      ["Monday to Saturday, 9 AM to 11 PM"],
      "/book",
    ],
    ["/quinceanera-dj-tampa", "Quinceañera DJ Tampa", [795, 1895], 1195, 64, ["64+"], lateHours, "/book"],
    ["/bar-mitzvah-dj-tampa", "Bar/Bat Mitzvah DJ Tampa", [895, 2195], 1395, 58, ["58+"], lateHours, "/book"],
  ] as const
).map(([path, name, range, offer, reviews, claims, hours, action]) => ({
  path,
  name,
  range: range && [range[0], range[1]],
  offer,
  reviews,
  claims: [...claims],
  hours: [...hours],
  action,
}));

export const allPaths = [...cityPaths, ...services.map(({ path }) => path)];

/** With a form of the home page's, as in English. */
export const othersInSpanish = [
  addresses.weddingTampa,
  addresses.partyTampa,
  addresses.partyStPetersburg,
  addresses.partyClearwater,
] as const;
