import { paths } from "../../features/site/paths.ts";
import { cityStPetersburg, placePinkBeachHotelBlueHour } from "../pictures.ts";
import { site } from "../site.ts";
import { addresses } from "./addresses.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const stPetersburg: LandingPage = {
  path: addresses.stPetersburg,
  changed: "2026-11-20",
  city: "St. Petersburg",
  name: "DJ in St. Petersburg",
  title: `St. Petersburg DJ & MC | Museums to Porches | ${site.name}`,
  description:
    "Mobile DJ and MC in St. Petersburg, Florida: museum receptions, bayfront weddings, brewery birthdays and beach towns down to Pass-a-Grille.",
  headline: ["St. Pete’s DJ,", "pier to porch"],
  lead: "Sound that suits a gallery, a bungalow garden or a rooftop over Beach Drive, played by one person who listens to the room first.",
  picture: cityStPetersburg,
  band: placePinkBeachHotelBlueHour,
  figures: {},
  priceLabel: "Most single services",
  payments,
  callToAction: { label: "Check your date", href: paths.book },
  teaser: "Galleries, gardens and rooftops.",
  intro: {
    heading: "Art town by day, dance floor by ten",
    text: "Paintings, banyans and sprung floors are lovely to dance among and awkward for boxy gear. Mine is small, black and out of the photographs.",
  },
  areas: {
    heading: "Sixteen corners of the Sunshine City",
    text: "From brick streets to barrier islands, all inside one service area, so a welcome drink in Gulfport and a reception on the waterfront can share a DJ.",
    names: [
      "Downtown waterfront",
      "Old Northeast",
      "EDGE District",
      "Grand Central",
      "Historic Kenwood",
      "Crescent Lake",
      "Snell Isle",
      "Shore Acres",
      "Old Southeast",
      "Historic Roser Park",
      "Pinellas Point",
      "Tierra Verde",
      "St. Pete Beach",
      "Pass-a-Grille",
      "Gulfport",
      "Treasure Island",
    ],
  },
  venues: {
    heading: "Addresses that make an evening",
    entries: [
      { name: "The Dalí Museum", type: "Museum with a glass atrium" },
      { name: "Museum of Fine Arts", type: "Galleries on the bayfront" },
      { name: "The Coliseum", type: "1924 ballroom with an oak floor" },
      { name: "The Vinoy Resort", type: "1925 grand hotel" },
      { name: "Sunken Gardens", type: "Century-old botanical garden" },
      { name: "St. Pete Pier", type: "Pier park over the bay" },
      { name: "NOVA 535", type: "Brick loft and courtyard" },
      { name: "Mahaffey Theater", type: "Theater with a bay-view lobby" },
    ],
  },
  packages: true,
  testimonialRoles: ["wedding", "corporate", "private-party"],
  questions: {
    heading: "Asked most often in St. Pete",
    entries: [
      {
        question: "Our venue has a sound limit. Is that a problem?",
        answer:
          "No. I measure at the property line, aim the speakers inward and roll off the deep bass that travels through brick. People on the floor still feel a beat; people across the street keep their evening.",
      },
      {
        question: "Can music move from the gallery to the terrace?",
        answer:
          "Yes, with a second room in your quote. Two zones follow the same playlist, so nothing stops while guests drift outside. Each has its own volume, and the terrace can fall silent for a toast while the bar keeps playing.",
      },
      {
        question: "Do you come out to the beaches?",
        answer:
          "St. Pete Beach, Treasure Island, Pass-a-Grille and Tierra Verde are all on the map. For sand I bring covered gear, and a generator where your quote lists one; I allow extra minutes for the drawbridges.",
      },
      {
        question: "Which package fits a bungalow party?",
        answer:
          "STARTER, nearly always: one garden, one evening, a microphone for the toast. Larger lots that want light on the dance floor and a longer night lean toward PREMIUM.",
      },
    ],
  },
  closing: {
    heading: "Is it a St. Pete evening you’re planning?",
    text: "Name the day and the room, and I will tell you what it needs.",
  },
};
