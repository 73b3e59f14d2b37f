import { inWords } from "../platform/numbers.ts";
import { schedule } from "./schedule.ts";
import { claims, eventsPlayed, site } from "./site.ts";
import { onBatteries } from "./terms.ts";

const live =
  schedule.length > 0
    ? ` Between events the booth goes live, up to ${inWords(schedule.length)} times a week.`
    : site.streamingChannel
      ? " Between events the booth goes live."
      : "";

export const bio = {
  short: `${site.name} is a mobile DJ and MC for weddings, company nights and parties around ${site.metro}, in service since ${site.since}.`,
  paragraphs: [
    `${site.name} has played around ${site.metro} since ${site.since}, on one idea: whoever holds the dance floor should also be able to hold a microphone. So there is one person to plan with, one voice on the night, and nobody reads the names for the first time on stage.`,
    `The sets are open format: disco next to dembow, a slow song when the room needs one, and clean edits whenever children or clients are in it.${live}`,
  ],
} as const;

export const quickFacts: readonly { label: string; value: string }[] = [
  { label: "Based in", value: `${site.city}, ${site.state}` },
  { label: "Plays", value: site.areas.join(", ") },
  { label: "Since", value: String(site.since) },
  ...(eventsPlayed.length > 0 ? [{ label: "Events", value: eventsPlayed.join(", ") }] : []),
  ...(claims.rating
    ? [
        {
          label: "Rating",
          value: `${claims.rating} of 5${claims.retention ? `, ${claims.retention} client retention` : ""}`,
        },
      ]
    : []),
  { label: "Style", value: "Open format, clean edits, Latin sets in English and Spanish" },
  { label: "Role", value: "DJ and master of ceremonies" },
  { label: "Papers", value: "Licensed and insured, certificate sent to the venue" },
];

/** Says what the set-up needs, not its cost. */
export const rider: readonly { heading: string; items: readonly string[] }[] = [
  {
    heading: "Space",
    items: [
      "A level, dry area of 10 by 8 feet beside the dance floor; 12 by 10 feet with lighting truss.",
      "Sight of the whole floor, and a wall or drape behind the booth where the room allows.",
      "Outdoors: firm ground and the venue’s roof or canopy over the booth, rated for the wind of the day.",
    ],
  },
  {
    heading: "Power",
    items: [
      "One 20-amp circuit, not shared with catering, within 50 feet of the booth.",
      "A second circuit of the same kind where uplighting or truss lighting is booked.",
      `Where there is no outlet: battery sound for ${onBatteries}; for more, a generator placed downwind.`,
    ],
  },
  {
    heading: "Brought by the DJ",
    items: [
      "Powered speakers and subwoofers sized to the guest count, on stands or stacked.",
      "Two decks or a controller, and a second system ready with the same music.",
      "Two wireless hand-held microphones, a lapel microphone for ceremonies, spare batteries.",
      "Cables, covers and tape. Everything stands or is dressed so that nobody trips over it.",
    ],
  },
  {
    heading: "Access and times",
    items: [
      "Load-in by a door and path without stairs, or with a freight elevator; parking for one van beside it.",
      "Two hours for setup and sound check before guests arrive, one hour to clear afterward.",
      "One contact on site who may decide about volume, doors and the running order.",
    ],
  },
  {
    heading: "Sound and light",
    items: [
      "The venue's limit on volume and its end of amplified music, in writing, a week before.",
      "Haze and cold sparks only with the venue's consent; both are left out without discussion if it says no.",
      "House lights on a dimmer, or someone who can reach the switch for dances and toasts.",
    ],
  },
];
