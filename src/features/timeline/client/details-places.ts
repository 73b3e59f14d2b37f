import { portalPlanAt } from "../../bookings/client/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";

/** The pages of the details behind each door: where they are, what takes them, and the way back. */
export const detailsPlaces = {
  client: {
    page: portalPaths.planDetails,
    api: portalApi.planDetails,
    back: (booking: string) => portalPlanAt({ booking }),
  },
  key: { page: portalPaths.keyDetails, api: portalApi.keyDetails, back: () => portalPaths.keyPlan },
} as const;
