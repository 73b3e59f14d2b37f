import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { capitalized, dateIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { DoneBadge } from "../../../platform/ui/done-badge.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import type { NewsChoice } from "../../changes/model.ts";
import { MustPlayGauge } from "../../portal/frame/must-play-gauge.tsx";
import { PortalBreadcrumb } from "../../portal/frame/portal-links.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import type { BookingChoice } from "../../portal/frame/view.ts";
import { portalPaths } from "../../portal/paths.ts";
import { DeviceNotices, type NoticesHere } from "../../push/device-notices.tsx";
import type { MustPlayTime } from "../../songs/must-play-time.ts";
import { NewsForm } from "../editor/news-form.tsx";
import { PlanBoard, type PlanBoardProps } from "../editor/plan-board.tsx";
import { planNotice } from "../editor/plan-notices.ts";
import eveningTimes from "../evening-times.island.tsx";
import { portalPlanAt } from "../paths.ts";
import type { WatchedEvening } from "../public-times.ts";
import portalPlanSheet from "./portal-plan.island.tsx";

export interface PlanPageProps {
  bookings: readonly BookingChoice[];
  eventDate: CalendarDate;
  venue: string | null;
  accent: EventCategory | null;
  board: PlanBoardProps;
  evening: WatchedEvening | null;
  mustPlays: MustPlayTime;
  news: NewsChoice;
  notices: NoticesHere;
  done: string | null;
  refusal: string | null;
}

export function PlanPage({
  bookings,
  eventDate,
  venue,
  board,
  evening,
  mustPlays,
  news,
  notices,
  done,
  refusal,
}: PlanPageProps) {
  const { formats, planPages: words, portal, eveningTimes: times } = useWords();
  const notice = planNotice(done, words.notices.proposed, words);
  return (
    <div className="wrap portal">
      <PortalBreadcrumb
        label={words.crumb}
        bookings={bookings}
        shown={board.sheet.place.booking}
        at={(booking) => portalPlanAt({ booking })}
      />
      <h1 className="h2 mt-5 mb-3">{words.title}</h1>
      <p className="text-muted mb-6">
        <time dateTime={eventDate}>{capitalized(dateIn(formats, eventDate))}</time>
        {venue ? `, ${venue}` : ""}. {words.intro}{" "}
        <a
          className="underline"
          href={`${portalPaths.planDetails}?${new URLSearchParams({ booking: board.sheet.place.booking })}`}
        >
          {words.details}
        </a>
      </p>
      <DoneBadge words={notice} className="mb-5" />
      {refusal ? (
        <div className="mb-6">
          <Notice tone="danger">
            <p>{refusal}</p>
          </Notice>
        </div>
      ) : null}
      {evening ? <Island of={eveningTimes} props={{ ...evening, words: times }} when="soon" /> : null}
      <PlanBoard {...board}>
        <Island of={portalPlanSheet} props={board.sheet} when="load" />
      </PlanBoard>
      <div className="grid gap-6 mt-6">
        <MustPlayGauge words={{ formats, gauge: portal.gauge }} {...mustPlays} />
        <details className="card plan-notices">
          <summary className="fold-summary">{words.noticesBy}</summary>
          <NewsForm place={board.sheet.place} news={news} />
          <DeviceNotices {...notices} {...board.sheet.place} />
        </details>
      </div>
    </div>
  );
}

export const planMetadata = ({ accent, board }: Pick<PlanPageProps, "accent" | "board">, words: Words) =>
  portalMetadata(
    words,
    words.planPages,
    "portal-timeline",
    portalPaths.plan,
    accent,
    clientTabs(board.sheet.place.booking, "timeline"),
  );
