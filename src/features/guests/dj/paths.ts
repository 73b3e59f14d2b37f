import { bookingPaths } from "../../bookings/dj/paths.ts";

export const guestAdminPaths = (id: string) => {
  const page = `${bookingPaths(id).page}/guests`;
  return {
    page,
    opening: `${page}/opening`,
    phones: `${page}/phones`,
    file: (name: string): string => `${page}/${name}`,
  } as const;
};
