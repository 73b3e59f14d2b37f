import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { dateIn, fill, timeIn } from "../../../platform/language.ts";
import { eventTypeIn, useWords } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { keyTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { PortalSky } from "../../portal/portal-sky.tsx";
import { DeviceNotices, type NoticesHere } from "../../push/device-notices.tsx";
import { paths } from "../../site/paths.ts";
import { CommentList } from "../../timeline/editor/comment-list.tsx";
import { MomentFields, momentEntries } from "../../timeline/editor/moment-fields.tsx";
import { NewsForm } from "../../timeline/editor/news-form.tsx";
import { PlanBoard } from "../../timeline/editor/plan-board.tsx";
import { LastChangeLine } from "../../timeline/editor/plan-history.tsx";
import { planNotice } from "../../timeline/editor/plan-notices.ts";
import { PlanSheet } from "../../timeline/editor/plan-sheet.tsx";
import eveningTimes from "../../timeline/evening-times.island.tsx";
import { type MomentField, wordsOfMoment } from "../../timeline/model.ts";
import { planApi } from "../../timeline/paths.ts";
import type { OpenMoment } from "../../timeline/plan-form.ts";
import type { WatchedEvening } from "../../timeline/public-times.ts";
import type { InvitedPlan } from "../../timeline/read-invited-plan.ts";
import { planWordsOf } from "../../timeline/read-plan.ts";
import { clockWords } from "../../timeline/times.ts";
import { keyOpensInWords, keyRights, lastDayInWords, onlyReads } from "../model.ts";
import { TimesToRead } from "./times-to-read.tsx";

function KeySongs({ songs }: Pick<InvitedPlan, "songs">) {
  const { keys, songs: lists } = useWords();
  const words = keys.page;
  return (
    <section className="card key-card" aria-labelledby="songs-title">
      <h2 className="h3" id="songs-title">
        {words.songs}
      </h2>
      <ul className="key-songs" hidden={songs.length === 0}>
        {songs.map(({ id, title, artist, preference }) => (
          <li key={id}>
            <span>
              <b>{title}</b>
              {artist ? `, ${artist}` : ""}
            </span>
            <span className="small text-muted">{lists.preferences[preference]}</span>
          </li>
        ))}
      </ul>
      <a className="text-link" href={portalPaths.keySongs}>
        {songs.length > 0 ? words.changeSongs : words.addSongs}
      </a>
    </section>
  );
}

export interface InvitedPlanPageProps {
  plan: InvitedPlan;
  notices: NoticesHere;
  evening: WatchedEvening | null;
  open: OpenMoment | null;
  adding: FormState<MomentField> | null;
  newKey: string;
  done: string | null;
  refusal: string | null;
}

const place = (booking: string) =>
  ({ page: portalPaths.keyPlan, api: portalApi.keyPlan, booking, named: false }) as const;

export function InvitedPlanPage({ plan, notices, evening, open, adding, newKey, done, refusal }: InvitedPlanPageProps) {
  const { kind, name, endsAt, eventType, clientName, eventDate, venue, details, songs, moments } = plan;
  const { booked, sunset, comments, ...board } = plan.board;
  const { change, comment: mayComment } = keyRights[kind];
  const isReading = onlyReads(kind);
  const isBoard = !isReading && kind !== "family";
  const all = useWords();
  const words = planWordsOf(all);
  const pageWords = all.keys.page;
  const notice = planNotice(done, pageWords.proposed, all.planPages);
  const sheet = {
    words,
    place: place(plan.id),
    moments,
    booked,
    sunset,
    comments,
    mayComment,
    commentsOpen: plan.commentsOpen,
    open,
    adding,
    newKey,
    last: board.history[0] ?? null,
  };
  const seesDetails = details !== null || kind === "venue" || change.includes("details");
  const aside = (
    <>
      {change.includes("songs") ? <KeySongs songs={songs} /> : null}
      {seesDetails ? <InvitedDetails kind={kind} details={details} /> : null}
    </>
  );
  const day = { phase: plan.isOver ? "over" : "ahead", moments, ...booked, sunset } as const;
  return (
    <div className="portal portal-home">
      <PortalSky
        head={
          <>
            <h1 className="h2">{fill(pageWords.of, { event: eventTypeIn(all, eventType), name: clientName })}</h1>
            <p className="mt-3">
              <time dateTime={eventDate}>{dateIn(all.formats, eventDate)}</time>
              {venue && venue !== name ? `, ${venue}` : ""}
            </p>
            <p className="small text-muted mt-3">
              {fill(pageWords.intro, {
                name: name ?? "",
                opens: keyOpensInWords(kind, plan.moments[0]?.name ?? null, all.keys),
              })}
              {endsAt && kind !== "dj"
                ? ` ${fill(pageWords.until, { date: lastDayInWords(endsAt, all.formats) })}`
                : ""}
            </p>
          </>
        }
        day={{ date: eventDate, city: plan.city, evening: day }}
      />
      <div className="wrap grid gap-5 mt-5">
        {kind === "dj" ? (
          <p>
            {pageWords.yours}{" "}
            <a className="font-600 underline" href={bookingPaths(plan.id).page}>
              {pageWords.booking}
            </a>
          </p>
        ) : null}
        {notice ? <Notice tone="ok">{notice}</Notice> : null}
        {refusal ? (
          <Notice tone="danger">
            <p>{refusal}</p>
          </Notice>
        ) : null}
        {evening ? <Island of={eveningTimes} props={{ ...evening, words: all.eveningTimes }} when="soon" /> : null}
        {plan.hasRecap ? (
          <p>
            <a className="text-link font-600" href={portalPaths.keyEvening}>
              {pageWords.recap}
            </a>
          </p>
        ) : null}
        {isBoard ? (
          <>
            <PlanBoard {...board} isDj={kind === "dj"} sheet={sheet}>
              <PlanSheet {...sheet} />
              <LastChangeLine {...sheet} words={words.plan} />
            </PlanBoard>
            <div className="portal-pair">{aside}</div>
          </>
        ) : (
          <div className="portal-pair">
            {isReading ? <TimesToRead plan={plan} /> : <OneMoment {...{ plan, open, newKey }} />}
            <div className="grid gap-5">{aside}</div>
          </div>
        )}
        {kind === "dj" || (notices.publicKey === null && !mayComment) ? null : (
          <details className="card plan-notices">
            <summary className="fold-summary">{all.planPages.noticesBy}</summary>
            {mayComment ? <NewsForm place={sheet.place} news={plan.news} /> : null}
            <DeviceNotices {...notices} {...sheet.place} isByKey />
          </details>
        )}
        <form method="post" action={portalApi.leaveKey}>
          <button className="btn btn-small btn-secondary" type="submit">
            {pageWords.signOut}
          </button>
        </form>
      </div>
    </div>
  );
}

export const invitedPlanMetadata = ({ kind }: InvitedPlan, accent: EventCategory | null, words: Words) =>
  portalMetadata(words, words.keys.page, "portal-invites", portalPaths.keyPlan, accent, keyTabs(kind, "timeline"));

interface OneMomentProps {
  plan: InvitedPlan;
  open: OpenMoment | null;
  newKey: string;
}

function OneMoment({ plan, open, newKey }: OneMomentProps) {
  const { formats, plan: words, keys } = useWords();
  const [moment] = plan.moments;
  if (!moment) return <p>{keys.page.noMoment}</p>;
  const idOf = (field: string) => `moment-${field}`;
  const form = open?.form ?? { values: momentEntries(moment), issues: [] };
  return (
    <form className="card plan-form" method="post" action={planApi(portalApi.keyPlan).edit(moment.id)} noValidate>
      <h2 className="font-600">
        {clockWords(plan.begins.get(moment.id) ?? 0, formats)}, {moment.name}
      </h2>
      <ErrorSummary issues={form.issues} labels={words.labels} idOf={idOf} />
      <input type="hidden" name="idempotencyKey" value={newKey} />
      <input type="hidden" name="revision" value={moment.revision} />
      <input type="hidden" name="base" value={JSON.stringify(wordsOfMoment(moment))} />
      <MomentFields words={words} idOf={idOf} form={form} />
      <CommentList label={words.comments} comments={plan.board.comments} />
      <div className="plan-buttons">
        <button className="btn btn-primary" type="submit">
          {keys.page.save}
        </button>
      </div>
    </form>
  );
}

function InvitedDetails({ kind, details }: Pick<InvitedPlan, "kind" | "details">) {
  const { formats, keys, planPages } = useWords();
  const words = keys.page;
  const { labels } = planPages.detailsPage;
  return (
    <section className="card key-card" aria-labelledby="details-title">
      <h2 className="h3" id="details-title">
        {words.venue}
      </h2>
      {details ? (
        <DetailList
          className="grid gap-3"
          facts={[
            [labels.guestCount, details.guestCount?.toString()],
            [words.arrives, details.arriveAt && timeIn(formats, details.arriveAt)],
            [labels.loadIn, details.loadIn],
            [labels.power, details.power],
            [labels.rainPlan, details.rainPlan],
            [words.outBy, details.outBy && timeIn(formats, details.outBy)],
            ...details.contacts.map(({ name, role, phone }) => [`${name}, ${role}`, phone] as const),
          ]}
        />
      ) : kind === "venue" ? (
        <p className="text-muted">{words.noDetails}</p>
      ) : null}
      {keyRights[kind].change.includes("details") ? (
        <a className="text-link" href={portalPaths.keyDetails}>
          {details ? words.changeDetails : words.writeDetails}
        </a>
      ) : null}
      {kind === "venue" ? (
        <a className="text-link" href={paths.paperwork}>
          {words.paperwork}
        </a>
      ) : null}
    </section>
  );
}
