import type { PublicRoute } from "../site/frame/public-route.ts";
import { mixesQuery, paths } from "../site/paths.ts";
import { MixesPage, mixesMetadata } from "./page.tsx";
import { listMixesQuery } from "./store.ts";

export const mixesRoute: PublicRoute = {
  path: paths.mixes,
  choices: { [mixesQuery.tag]: null },
  shows: ["mixes"],
  async show({ db, chosen }) {
    const [mixes] = await db.batch([listMixesQuery(db)]);
    const tag = chosen[mixesQuery.tag];
    const page = { mixes, tag };
    const isCacheable = tag === undefined || mixes.some(({ tags }) => tags.includes(tag));
    return { page: <MixesPage {...page} />, metadata: mixesMetadata(page), isCacheable };
  },
};
