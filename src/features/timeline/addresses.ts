import { withQuery } from "../site/paths.ts";

/** Where a plan is shown and changed: the client's page or the DJ's. `booking` is named where one page shows several. */
export interface PlanPlace {
  page: string;
  api: string;
  booking: string;
  named: boolean;
}

/** Query parameters of a plan's page: the moment that is open, and what was just done. */
export const planQuery = { edit: "edit", done: "done" } as const;

/** Fragment of a moment. */
export const momentFragment = (id: string): string => `#moment-${id}`;

/** The page of a plan, with a moment open in it, or after something was done. */
export const planAt = (
  { page, booking, named }: PlanPlace,
  query: Partial<Record<keyof typeof planQuery, string | null>> = {},
): string => withQuery(page, { booking: named ? booking : null, ...query });

/** What takes the changes of a plan under the address `api`: those of one moment by its id. */
export const planApi = (api: string) => {
  const moments = `${api}/moments`;
  const moment = (id: string) => `${moments}/${id}`;
  return {
    moments,
    /** The moments as they are now, as JSON. */
    now: (booking: string) => withQuery(`${api}/now`, { booking }),
    edit: moment,
    move: (id: string) => `${moment(id)}/move`,
    remove: (id: string) => `${moment(id)}/remove`,
    comment: (id: string) => `${moment(id)}/comment`,
    template: `${api}/template`,
    undo: `${api}/undo`,
    restore: `${api}/restore`,
    news: `${api}/news`,
  } as const;
};
