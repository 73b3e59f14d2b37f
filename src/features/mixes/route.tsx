import { mixPicture } from "../../content/page-pictures.ts";
import { pictureNamed } from "../../content/picture-by-name.ts";
import { type FramedPlayer, playerNames, playerOfMix } from "../../content/player.ts";
import { schedule } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";
import { Island } from "../../platform/islands/island.tsx";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import type { StructuredData } from "../../platform/pages/metadata/structured-data.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { Sunset } from "../../platform/ui/sunset.tsx";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { mixesParameters, mixesTagged, mixOnMixes, mixPlays, paths } from "../site/paths.ts";
import poster from "../site/sections/poster.island.tsx";
import { audioObject, videoObject } from "../site/structured-data/works.ts";
import { listMixesQuery, type Mix } from "./store.ts";

const coverOf = (mix: Mix) => pictureNamed(mix.cover, mix.upload) ?? mixPicture;

function PlayedMix({ mix, player }: { mix: Mix; player: FramedPlayer }) {
  return (
    <li id={mix.id}>
      <Island
        of={poster}
        props={{
          player,
          picture: coverOf(mix),
          sizes:
            "(max-width: 639px) and (min-resolution: 2.5dppx) 60vw, (max-width: 639px) 93vw, (max-width: 1240px) 50vw, 590px",
          title: mix.title,
          small: true,
          plays: mixPlays(mix.id),
        }}
        when="touch"
      />
      <h2 className="h3 mt-4">{mix.title}</h2>
      <p className="small text-muted mt-1">
        {[mix.duration, playerNames[player.type], mix.tags.join(", ")].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}

function mixData(mix: Mix): StructuredData[] {
  const player = playerOfMix(mix);
  const recording = {
    address: mixOnMixes(mix.id),
    name: mix.title,
    uploaded: new Date(mix.createdAt).toISOString(),
    length: mix.duration,
    tags: mix.tags,
  };
  switch (player?.type) {
    case "youtube":
      return [videoObject({ ...recording, player, poster: coverOf(mix) })];
    case "soundcloud":
    case "mixcloud":
      return [audioObject({ ...recording, url: player.url, cover: coverOf(mix) })];
    default:
      return [];
  }
}

function FilterLink({ label, count, href, current }: { label: string; count: number; href: string; current: boolean }) {
  return (
    <a className="choice" href={href} aria-current={current ? "true" : undefined}>
      <span className="i-lucide-check" aria-hidden="true" />
      <span>
        {label} <span className="text-muted">{count}</span>
      </span>
    </a>
  );
}

interface MixesPageProps {
  mixes: readonly Mix[];
  tag: string | undefined;
}

const mixesShown = ({ mixes, tag }: MixesPageProps): readonly Mix[] =>
  tag === undefined ? mixes : mixes.filter(({ tags }) => tags.includes(tag));

const firstTags = 4;

function tagCounts(mixes: readonly Mix[]): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  for (const tag of mixes.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || a.localeCompare(b));
}

function MixesPage({ mixes, tag }: MixesPageProps) {
  const shown = mixesShown({ mixes, tag });
  const tags = tagCounts(mixes);
  const [first, others] = [tags.slice(0, firstTags), tags.slice(firstTags)];
  const filterLink = ([name, count]: (typeof tags)[number]) => (
    <FilterLink key={name} label={name} count={count} href={mixesTagged(name)} current={tag === name} />
  );
  const players = shown.map((mix) => [mix, playerOfMix(mix)] as const);
  const played = players.flatMap(([mix, player]): [Mix, FramedPlayer][] => (player ? [[mix, player]] : []));
  const coming = players.flatMap(([mix, player]) => (player ? [] : [mix]));
  return (
    <section className="wrap page">
      <div className="title-row mb-[clamp(28px,4vw,48px)]">
        <h1 className="h1">Press play, then picture the room</h1>
        <p className="lead">Recorded at the booth and around {site.metro}. Nothing loads before you press play.</p>
      </div>
      <nav className="filter" aria-label="Mixes by tag">
        <FilterLink label="All" count={mixes.length} href={paths.mixes} current={tag === undefined} />
        {first.map(filterLink)}
        {others.length > 0 ? (
          <details className="filter-more" open={others.some(([name]) => name === tag)}>
            <summary>More</summary>
            <div className="filter">{others.map(filterLink)}</div>
          </details>
        ) : null}
      </nav>
      {shown.length === 0 ? (
        <div className="empty">
          <Sunset className="w-[120px]" />
          <p>No mixes found under this tag.</p>
          <a className="text-link" href={paths.mixes}>
            All mixes
          </a>
        </div>
      ) : null}
      {played.length > 0 ? (
        <ul className="mixes">
          {played.map(([mix, player]) => (
            <PlayedMix key={mix.id} mix={mix} player={player} />
          ))}
        </ul>
      ) : null}
      {coming.length > 0 ? (
        <section className="mixes-coming" aria-labelledby="coming-title">
          <h2 className="h3" id="coming-title">
            Recordings to come
          </h2>
          <ul className="rows mt-4">
            {coming.map((mix) => (
              <li key={mix.id} id={mix.id}>
                <PictureFrame picture={coverOf(mix)} sizes="96px" decorative className="mix-cover" />
                <div>
                  <h3 className="font-600">{mix.title}</h3>
                  <p className="small text-muted">{mix.tags.join(", ")}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {site.streamingChannel ? (
        <p className="mixes-foot">
          <span className="text-muted">New ones come out of the live sets.</span>
          <a className="text-link" href={paths.live}>
            {schedule.length > 0 ? "See when the next one is" : "The live page"}
          </a>
        </p>
      ) : null}
    </section>
  );
}

const mixesMetadata = (page: MixesPageProps): PageMetadata => ({
  title: titled("DJ mixes: house, latin, disco, weddings"),
  description: `Mixes by a DJ around ${site.metro} to hear before you book: sunset house, latin, disco, soul for the cocktail hour, and the last songs of a wedding.`,
  path: paths.mixes,
  feature: "mixes",
  structuredData: mixesShown(page).flatMap(mixData),
});

export const mixesRoute: PublicRoute = {
  path: paths.mixes,
  choices: { [mixesParameters.tag]: null },
  shows: ["mixes"],
  async show({ db, chosen }) {
    const [mixes] = await db.batch([listMixesQuery(db)]);
    const tag = chosen[mixesParameters.tag];
    const page = { mixes, tag };
    const isCacheable = tag === undefined || mixes.some(({ tags }) => tags.includes(tag));
    return { page: <MixesPage {...page} />, metadata: mixesMetadata(page), isCacheable };
  },
};
