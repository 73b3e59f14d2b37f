import { categoryOfEventType } from "../../../content/event-types.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { dateIn, fill } from "../../../platform/language.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { plannerTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths, portalReview } from "../../portal/paths.ts";
import { portalView } from "../../requests/client/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import { pictureSize } from "../model.ts";
import type { Recap } from "../recap.ts";
import { RecapHead, RecapSheet } from "../recap-sheet.tsx";
import { ListenCard, type MusicService, searchAt } from "./listen.tsx";
import recapPicture from "./recap-picture.island.tsx";

export const recapPages = {
  client: {
    page: portalPaths.evening,
    picture: portalPaths.eveningPicture,
    back: portalPaths.dashboard,
  },
  key: {
    page: portalPaths.keyEvening,
    picture: portalPaths.keyEveningPicture,
    back: portalPaths.keyPlan,
  },
} as const satisfies Readonly<Record<PlanAccess, object>>;

interface RecapPageProps {
  access: PlanAccess;
  recap: Recap;
  service: MusicService;
}

function PictureCard({ src, date }: { src: string; date: string }) {
  const words = useWords().recap.picture;
  const name = fill(words.file, { date });
  return (
    <section className="card recap-card no-print" aria-labelledby="recap-picture">
      <h2 className="h3" id="recap-picture">
        {words.title}
      </h2>
      <img className="recap-picture" src={src} alt={words.alt} {...pictureSize} loading="lazy" />
      <p className="small text-muted">{words.nobody}</p>
      <div className="recap-buttons">
        <a className="btn btn-secondary btn-small" href={src} download={`${name}.svg`}>
          <span className="i-lucide-download" aria-hidden="true" />
          {words.print}
        </a>
        <Island of={recapPicture} props={{ words, src, ...pictureSize, name }} when="near" />
      </div>
    </section>
  );
}

export function RecapPage({ access, recap, service }: RecapPageProps) {
  const all = useWords();
  const { formats, recap: words, portal } = all;
  const { id, state, eventType, date, venue, played } = recap;
  const { page, picture, back } = recapPages[access];
  const booking = access === "client" ? id : null;
  return (
    <div className="wrap portal">
      <div className="no-print">
        <Breadcrumb
          items={[{ label: access === "client" ? portal.name : words.plan, href: back }, { label: words.title }]}
        />
      </div>
      <RecapHead corner={recap.clientName} />
      <h1 className="h2 mt-5 mb-3">{access === "client" ? words.title : words.keyTitle}</h1>
      <p className="text-muted mb-6">
        {eventTypeIn(all, eventType)}, <time dateTime={date}>{dateIn(formats, date)}</time>
        {venue ? `, ${venue}` : ""}
      </p>
      {state === "released" ? (
        <RecapSheet
          recap={recap}
          searchFor={searchAt(service)}
          before={<PictureCard src={withQuery(picture, { booking })} date={date} />}
          after={<ListenCard played={played} service={service} at={(listen) => withQuery(page, { booking, listen })} />}
        >
          <div className="recap-buttons no-print">
            {access === "client" ? (
              <a className="btn btn-primary" href={portalReview(id)}>
                <span className="i-lucide-star" aria-hidden="true" />
                {words.review}
              </a>
            ) : null}
            <Island of={printButton} props={{ aside: true, label: words.print }} when="near" />
          </div>
        </RecapSheet>
      ) : (
        <p className="card p-6">{words.notes[recap.isOver ? (state ?? "withheld") : "ahead"]}</p>
      )}
      {access === "client" && (state !== "released" || played.length === 0) ? (
        <a className="text-link no-print mt-5" href={portalView({ booking: id })}>
          {words.back}
        </a>
      ) : null}
    </div>
  );
}

export const recapMetadata = ({ access, recap }: Pick<RecapPageProps, "access" | "recap">, words: Words) =>
  // A key's own page has no portal.
  portalMetadata(
    words,
    words.recap,
    "portal-evening",
    access === "client" ? portalPaths.evening : portalPaths.key,
    categoryOfEventType(recap.eventType),
    plannerTabs(recap, "evening"),
  );
