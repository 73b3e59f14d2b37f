import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { allWords, useWords } from "../../../platform/pages/words.ts";
import type { PlanKeyKind } from "../../changes/model.ts";
import { portalGuests } from "../../guests/client/paths.ts";
import { portalKeys } from "../../invites/client/paths.ts";
import { keyRights } from "../../invites/model.ts";
import { portalBooked } from "../../payments/client/paths.ts";
import { portalMessages, portalView } from "../../requests/client/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { portalPlanAt } from "../../timeline/paths.ts";
import { papersFragment, portalApi, portalPaths } from "../paths.ts";

type ClientTab = Exclude<AreaTab["name"], "details"> | "evening";

/** An empty `booking`: the client's next one. */
export function clientTabs(booking: string, current: ClientTab): AreaTab[] {
  const tab = (name: AreaTab["name"], place: AreaTab["place"], icon: string, href: string): AreaTab => ({
    name,
    place,
    icon,
    href,
    isCurrent: name === current,
  });
  const home = portalView({ booking });
  return [
    tab("home", "bar", "i-lucide-house", home),
    tab("timeline", "bar", "i-lucide-list-ordered", portalPlanAt({ booking })),
    tab("songs", "bar", "i-lucide-list-music", songPlaces.client.at({ booking })),
    tab("messages", "bar", "i-lucide-message-square", portalMessages({ booking })),
    tab("guests", "wide", "i-lucide-qr-code", portalGuests(booking)),
    tab("papers", "wide", "i-lucide-file-text", home + papersFragment),
    tab("money", "menu", "i-lucide-receipt-text", portalBooked(booking)),
    tab("together", "menu", "i-lucide-users", portalKeys(booking)),
    tab("devices", "menu", "i-lucide-monitor-smartphone", portalPaths.sessions),
  ];
}

type KeyTab = "timeline" | "songs" | "details" | "evening";

export function keyTabs(kind: PlanKeyKind, current: KeyTab): AreaTab[] {
  const tab = (name: AreaTab["name"], icon: string, href: string): AreaTab => ({
    name,
    place: "bar",
    icon,
    href,
    isCurrent: name === current,
  });
  const opens = keyRights[kind].change;
  const tabs = [
    tab("timeline", "i-lucide-list-ordered", portalPaths.keyPlan),
    ...(opens.includes("songs") ? [tab("songs", "i-lucide-list-music", portalPaths.keySongs)] : []),
    ...(opens.includes("details") ? [tab("details", "i-lucide-clipboard-list", portalPaths.keyDetails)] : []),
  ];
  return tabs.length > 1 ? tabs : [];
}

export const plannerTabs = (booking: { id: string; keyKind: PlanKeyKind | null }, current: KeyTab): AreaTab[] =>
  booking.keyKind
    ? keyTabs(booking.keyKind, current)
    : clientTabs(booking.id, current === "details" ? "timeline" : current);

const menu = "portal-more";

function TabLink({ tab: { name, icon, href, isCurrent, place } }: { tab: AreaTab }) {
  const { tabs } = useWords().portal;
  return (
    <li data-place={place}>
      <a href={href} aria-current={isCurrent ? "page" : undefined}>
        <span className={icon} aria-hidden="true" />
        {tabs[name]}
      </a>
    </li>
  );
}

/** The language is that of pages, papers and mails. */
export function AccountForms() {
  const { formats, portal } = useWords();
  return (
    <>
      {allWords
        .filter((other) => other.formats.tag !== formats.tag)
        .map(({ formats: { tag }, frame }) => (
          <form key={tag} method="post" action={portalApi.language}>
            <button className="portal-link" type="submit" name="language" value={tag} lang={tag}>
              <span className="i-lucide-languages" aria-hidden="true" />
              {frame.name}
            </button>
          </form>
        ))}
      <form method="post" action={portalApi.signOut}>
        <button className="portal-link" type="submit">
          <span className="i-lucide-log-out" aria-hidden="true" />
          {portal.signOut}
        </button>
      </form>
    </>
  );
}

export function PortalTabs({ tabs }: { tabs: readonly AreaTab[] }) {
  const { nav, more } = useWords().portal;
  const rest = tabs.filter(({ place }) => place !== "bar");
  return (
    <nav className="portal-tabs-nav" aria-label={nav}>
      <ul className="portal-bar">
        {tabs
          .filter(({ place }) => place !== "menu")
          .map((tab) => (
            <TabLink key={tab.name} tab={tab} />
          ))}
      </ul>
      {rest.length > 0 ? (
        <>
          <button type="button" className="portal-more" popoverTarget={menu}>
            <span className="i-lucide-ellipsis" aria-hidden="true" />
            {more}
          </button>
          <ul className="portal-menu" id={menu} popover="auto">
            {rest.map((tab) => (
              <TabLink key={tab.name} tab={tab} />
            ))}
            <li>
              <AccountForms />
            </li>
          </ul>
        </>
      ) : null}
    </nav>
  );
}
