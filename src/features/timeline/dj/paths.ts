import { adminPaths } from "../../admin/paths.ts";

export const adminPlan = (bookingId: string) => {
  const page = `${adminPaths.bookings}/${bookingId}/plan`;
  return {
    page,
    decide: `${page}/decide`,
    fillIn: `${page}/fill-in`,
    keys: `${page}/keys`,
    key: (id: string) => `${page}/keys/${id}`,
  } as const;
};
