import { portalApi, type portalParameters, portalPaths } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";

export type PlanAccess = "client" | "key";

const songPlace = (
  pages: { home: string; songs: string; paste: string },
  takes: { songs: string; undo: string; pastePreview: string; pasteAdd: string },
) => ({
  pages,
  takes,
  at: (query: Partial<Record<keyof typeof portalParameters, string | null>>): string => withQuery(pages.songs, query),
  pasteAt: (booking: string, list: string | null = null): string => withQuery(pages.paste, { booking, list }),
  edit: (id: string): string => `${takes.songs}/${encodeURIComponent(id)}`,
  move: (id: string): string => `${takes.songs}/${encodeURIComponent(id)}/move`,
  remove: (id: string): string => `${takes.songs}/${encodeURIComponent(id)}/remove`,
});

export const songPlaces: Readonly<Record<PlanAccess, ReturnType<typeof songPlace>>> = {
  client: songPlace(
    { home: portalPaths.dashboard, songs: portalPaths.songs, paste: portalPaths.pasteSongs },
    {
      songs: portalApi.songs,
      undo: `${portalApi.songs}/undo`,
      pastePreview: portalApi.pastePreview,
      pasteAdd: portalApi.pasteAdd,
    },
  ),
  key: songPlace(
    { home: portalPaths.key, songs: portalPaths.keySongs, paste: portalPaths.keyPasteSongs },
    {
      songs: portalApi.keySongs,
      undo: `${portalApi.keySongs}/undo`,
      pastePreview: portalApi.keyPastePreview,
      pasteAdd: portalApi.keyPasteAdd,
    },
  ),
};

export const songSuggestionsFor = (typed: string): string => withQuery(portalApi.suggestions, { q: typed });

export const songFragment = (id: string): string => `#song-${id}`;
