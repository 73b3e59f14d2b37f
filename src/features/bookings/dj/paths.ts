import { adminPaths } from "../../admin/paths.ts";

/** The form of a new booking on a date. */
export const newBookingOn = (date: string): string => `${adminPaths.newBooking}?${new URLSearchParams({ date })}`;

/** The plan of a booking's evening at the desk: proposed changes and keys, and where their forms post to. */
export const adminPlan = (bookingId: string) => {
  const page = `${adminPaths.bookings}/${bookingId}/plan`;
  return { page, decide: `${page}/decide`, keys: `${page}/keys`, key: (id: string) => `${page}/keys/${id}` } as const;
};

/** One booking in the administrator's area, and where its forms post to. */
export const bookingPaths = (id: string) => {
  const page = `${adminPaths.bookings}/${id}`;
  return {
    page,
    nextStep: `${page}#moves-title`,
    status: `${page}/status`,
    portalLink: `${page}/portal-link`,
    songTable: `${page}/songs.csv`,
    songText: `${page}/songs.txt`,
    contract: `${page}/contract`,
    proposal: `${page}/proposal`,
    booth: `${page}/booth`,
    boothState: `${page}/booth.json`,
    gigSheet: `${page}/gig-sheet`,
    gigTable: `${page}/gig-sheet.csv`,
    gigText: `${page}/gig-sheet.txt`,
    playlist: `${page}/gig-sheet.m3u8`,
  } as const;
};

/** What is set for the guests of one booking, where its forms post to, and a file of their code. */
export const guestAdminPaths = (id: string) => {
  const page = `${bookingPaths(id).page}/guests`;
  return {
    page,
    door: `${page}/door`,
    phones: `${page}/phones`,
    file: (name: string): string => `${page}/${name}`,
  } as const;
};
