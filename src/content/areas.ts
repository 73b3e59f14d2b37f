/** A town without its own page, listed on the booking page. */
interface BookedArea {
  id: string;
  name: string;
  /** By road. */
  miles: number;
  travel: string;
  venues: readonly string[];
  changes: string;
}

export const areasId = "areas";

export const bookedAreas: readonly BookedArea[] = [
  {
    id: "brandon",
    name: "Brandon",
    miles: 13,
    travel: "East on the Selmon Expressway. Setup starts two hours before your guests, whatever the traffic does.",
    venues: ["Center Place", "Bloomingdale and Providence Lakes clubhouses"],
    changes:
      "Nothing: Brandon costs what Tampa costs. Community clubhouses close early, so the last song is planned for ten.",
  },
  {
    id: "riverview",
    name: "Riverview",
    miles: 16,
    travel: "South on I‑75 or US 301, with the Alafia bridge in the plan on Friday afternoons.",
    venues: ["The Regent", "Winthrop Barn Theatre", "backyards along the Alafia River"],
    changes:
      "Backyards along the river are soft ground: the speakers stand on boards, and a neighbor-friendly hour is agreed.",
  },
  {
    id: "plant-city",
    name: "Plant City",
    miles: 24,
    travel: "East on I‑4, within the ordinary service area.",
    venues: ["Florida Strawberry Festival grounds", "John R. Trinkle Center", "barns and groves around town"],
    changes:
      "Barns often have one old circuit: I ask for its photo beforehand, and a generator is listed in your quote if it is needed.",
  },
];
