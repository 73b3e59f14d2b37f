import { paths } from "../../../features/site/paths.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { type CategoryCopy, categoryCopy, type EventCategory } from "../../categories.ts";
import type { NavLink } from "../../navigation.ts";
import { discountPercent } from "../../offers.ts";
import { boothPicture } from "../../page-pictures.ts";
import type { ServiceKey } from "../../services.ts";
import { backupSystem, guarantee, site } from "../../site.ts";

type Kind = Pick<CategoryCopy, "tab" | "shortTab" | "headline" | "lead" | "bullets" | "stats">;

const kindOf = (category: EventCategory): Kind => {
  const { tab, shortTab, headline, lead, bullets, stats } = categoryCopy[category];
  return { tab, shortTab, headline, lead, bullets, stats };
};

const kinds: Readonly<Record<EventCategory, Kind>> = {
  corporate: kindOf("corporate"),
  wedding: kindOf("wedding"),
  "private-party": kindOf("private-party"),
};

type Services = Readonly<Record<ServiceKey, { name: string; teaser: string }>>;

/** Null where their pages say it. */
const services: Services | null = null as Services | null;

interface Titles {
  title: string;
  caption: string;
}

/** Null where it is said as the owner has it. */
const film: Titles | null = null as Titles | null;

const somethingElse: NavLink & { teaser: string } = {
  label: "Something else",
  href: paths.contact,
  teaser: "Ask: the answer may well be yes.",
};

/** Of the home page. Browsers get what its islands say with them. */
export const home = {
  title: `${site.name} | Wedding, Corporate & Party DJ in ${site.metro}`,
  about: `Mobile DJ and MC for weddings, corporate events and parties in ${listInWords(site.areas.slice(0, 3))}. Plain prices, and ${discountPercent}% off one package.`,
  kinds,
  kindOfEvent: "Kind of event",
  askForQuote: "Ask for a quote",
  lead: {
    whatFor: "What the quote is for",
    picture: boothPicture.alt,
    trust: [
      { name: "Licensed and insured", text: "Certificate sent to your venue" },
      { name: "Money-back guarantee", text: guarantee as string },
      { name: "Backup equipment", text: backupSystem as string },
      { name: "Professional MC", text: "Introductions, toasts, timing" },
    ],
  },
  servicesTitle: "Services",
  services,
  somethingElse,
  film,
  bar: `Get my quote and ${discountPercent}% code`,
  /** Whether it shows what is in English alone: the stream, the merch and the newsletter. */
  hasMore: true,
};
