import { type portalParameters, portalPaths } from "../portal/paths.ts";
import { withQuery } from "../site/paths.ts";

export interface PlanPlace {
  page: string;
  api: string;
  booking: string;
  named: boolean;
}

export const planParameters = { edit: "edit", done: "done" } as const;

export const planTimesPath = (token: string): string => `/api/plan-times/${token}`;

export const momentFragment = (id: string): string => `#moment-${id}`;

export const planAt = (
  { page, booking, named }: PlanPlace,
  query: Partial<Record<keyof typeof planParameters, string | null>> = {},
): string => withQuery(page, { booking: named ? booking : null, ...query });

export const planApi = (api: string) => {
  const moments = `${api}/moments`;
  const moment = (id: string) => `${moments}/${id}`;
  return {
    moments,
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

export const portalPlanAt = (query: Partial<Record<keyof typeof portalParameters, string | null>>): string =>
  withQuery(portalPaths.plan, query);
