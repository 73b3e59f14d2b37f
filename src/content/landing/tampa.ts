import { paths } from "../../features/site/paths.ts";
import { cityTampa, placeYborCityStreetNight } from "../pictures.ts";
import { site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { serviceAreaInWords } from "./cities.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const tampa: LandingPage = {
  path: addresses.tampa,
  changed: "2026-11-20",
  city: "Tampa",
  name: "DJ in Tampa",
  title: `Tampa DJ for Weddings, Companies & Parties | ${site.name}`,
  description:
    "A Tampa mobile DJ and MC for riverfront weddings, Westshore company nights and backyards from Hyde Park to New Tampa. See areas, venues and packages.",
  headline: ["Tampa’s DJ", "for one good night"],
  lead: "From a brick hall on the river to a pool deck in Carrollwood: music, microphone and lights, brought to your door and set up before the first guest.",
  picture: cityTampa,
  band: placeYborCityStreetNight,
  figures: {},
  priceLabel: "Most single services",
  payments,
  callToAction: { label: "Check your date", href: paths.book },
  teaser: "Riverfront halls, ballrooms and backyards.",
  intro: {
    heading: "A big town that parties in small rooms",
    text: "Three cities after dark: hotel ballrooms downtown, tile floors and late hours in Ybor, porches and pools around Kennedy.",
  },
  areas: {
    heading: "Where in Tampa I set up",
    text: "Sixteen neighborhoods that are close enough for a site visit over coffee. Brandon, Riverview and Plant City are a short drive further.",
    names: [
      "Downtown",
      "Channel District",
      "Water Street",
      "Harbour Island",
      "Davis Islands",
      "Hyde Park",
      "SoHo",
      "Bayshore Beautiful",
      "Palma Ceia",
      "Westshore",
      "Tampa Heights",
      "Seminole Heights",
      "Ybor City",
      "Carrollwood",
      "New Tampa",
      "Westchase",
    ],
  },
  venues: {
    heading: "Eight Tampa rooms, and what they are",
    entries: [
      { name: "Armature Works", type: "Restored streetcar barn" },
      { name: "Tampa Theatre", type: "1926 movie palace" },
      { name: "The Florida Aquarium", type: "Galleries over the channel" },
      { name: "Tampa Convention Center", type: "Waterfront halls" },
      { name: "The Cuban Club, Ybor City", type: "Historic ballroom and courtyard" },
      { name: "Tampa River Center", type: "Park pavilion on the Hillsborough" },
      { name: "JW Marriott Tampa Water Street", type: "Hotel ballrooms" },
      { name: "Glazer Children’s Museum", type: "Hands-on museum" },
    ],
  },
  packages: true,
  testimonialRoles: ["wedding", "corporate", "private-party"],
  questions: {
    heading: "Before you book a DJ in Tampa",
    entries: [
      {
        question: "Do you play during Gasparilla?",
        answer:
          "Yes, and those weekends are claimed early. Streets close around Bayshore and downtown, so for a parade-day party I load in at dawn and stay parked until the barricades come down. Tell me the address and I will check the route.",
      },
      {
        question: "Can you work with a downtown loading dock?",
        answer:
          "That is the usual case. I call the building for dock hours, freight elevator size and insurance wording, then plan the cart runs around them. The certificate goes straight to the property manager.",
      },
      {
        question: "What if a summer storm rolls over?",
        answer:
          "From June on I assume one will. For anything outdoors we agree on a covered spot, a time to decide by, and how the evening runs if everyone moves inside. The gear is under cover before the first drop.",
      },
      {
        question: "How far outside town do you travel?",
        answer: `My ordinary service area is ${serviceAreaInWords}, and travel within it costs nothing. It takes in Lutz, Brandon, Riverview, Plant City, and both cities across the bay.`,
      },
    ],
  },
  closing: {
    heading: "Tell me which Tampa night is yours",
    text: "A date and a part of town are enough to start.",
  },
};
