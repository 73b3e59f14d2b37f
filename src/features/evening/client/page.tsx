import { dateInWords } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import printButton from "../../../platform/islands/print-button.island.tsx";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { categoryOf } from "../../bookings/client-view.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { plannerTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalPaths, portalReview } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { PlanAccess } from "../../songs/client/paths.ts";
import { pictureSize } from "../model.ts";
import type { Recap } from "../recap.ts";
import { RecapSheet } from "../recap-sheet.tsx";
import { ListenCard, type MusicService, searchAt } from "./listen.tsx";
import recapPicture from "./recap-picture.island.tsx";

export const recapPages = {
  client: {
    page: portalPaths.evening,
    picture: portalPaths.eveningPicture,
    back: { label: "Client Portal", href: portalPaths.dashboard },
  },
  key: {
    page: portalPaths.keyEvening,
    picture: portalPaths.keyEveningPicture,
    back: { label: "The plan", href: portalPaths.keyPlan },
  },
} as const satisfies Readonly<Record<PlanAccess, object>>;

const notes = {
  waiting: "I look over what the booth noted before it stands here. This page will show it after that.",
  withheld: "There is nothing to show of this evening.",
  ahead: "Nothing stands here before the evening is over.",
} as const;

interface RecapPageProps {
  access: PlanAccess;
  recap: Recap;
  service: MusicService;
}

function PictureCard({ src, date }: { src: string; date: string }) {
  return (
    <section className="card recap-card no-print" aria-labelledby="recap-picture">
      <h2 className="h3" id="recap-picture">
        A picture to share
      </h2>
      <img
        className="recap-picture"
        src={src}
        alt="The sun of that day over the line of the evening, with some of its songs"
        {...pictureSize}
        loading="lazy"
      />
      <p className="small text-muted">It names nobody.</p>
      <div className="recap-buttons">
        <Island of={recapPicture} props={{ src, ...pictureSize, name: `evening-${date}` }} when="near" />
        <a className="btn btn-secondary btn-small" href={src} download={`evening-${date}.svg`}>
          <span className="i-lucide-download" aria-hidden="true" />
          For print
        </a>
      </div>
    </section>
  );
}

export function RecapPage({ access, recap, service }: RecapPageProps) {
  const { id, state, eventType, date, venue, played } = recap;
  const { page, picture, back } = recapPages[access];
  const booking = access === "client" ? id : null;
  return (
    <div className="wrap portal">
      <div className="no-print">
        <Breadcrumb items={[back, { label: "Your evening" }]} />
      </div>
      <h1 className="h2 mt-5 mb-3">{access === "client" ? "Your evening" : "The evening"}</h1>
      <p className="text-muted mb-6">
        {eventType}, <time dateTime={date}>{dateInWords(date)}</time>
        {venue ? `, ${venue}` : ""}
      </p>
      {state === "released" ? (
        <RecapSheet
          recap={recap}
          searchFor={searchAt(service)}
          after={
            <>
              <ListenCard played={played} service={service} at={(listen) => withQuery(page, { booking, listen })} />
              <PictureCard src={withQuery(picture, { booking })} date={date} />
            </>
          }
        >
          <div className="recap-buttons no-print">
            {access === "client" ? (
              <a className="btn btn-primary" href={portalReview(id)}>
                <span className="i-lucide-star" aria-hidden="true" />
                Say how it was
              </a>
            ) : null}
            <Island of={printButton} props={{ aside: true }} when="near" />
          </div>
        </RecapSheet>
      ) : (
        <p className="card p-6">{notes[recap.isOver ? (state ?? "withheld") : "ahead"]}</p>
      )}
    </div>
  );
}

export const recapMetadata = ({ access, recap }: Pick<RecapPageProps, "access" | "recap">) =>
  portalMetadata(
    {
      title: "Your evening",
      description: "What was played and when, your must-plays and do-not-plays, and when each moment began.",
      feature: "portal-evening",
      // A key's own page has no portal.
      path: access === "client" ? portalPaths.evening : portalPaths.key,
    },
    categoryOf(recap.eventType),
    plannerTabs(recap, "evening"),
  );
