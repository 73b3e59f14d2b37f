import { adminPaths } from "../../admin/paths.ts";

export const changeFragment = "#change-the-booking";

export const newBookingOn = (date: string): string => `${adminPaths.newBooking}?${new URLSearchParams({ date })}`;

export const bookingPaths = (id: string) => {
  const page = `${adminPaths.bookings}/${id}`;
  return {
    page,
    nextStep: `${page}#moves-title`,
    status: `${page}/status`,
    portalLink: `${page}/portal-link`,
    language: `${page}/language`,
    songTable: `${page}/songs.csv`,
    songText: `${page}/songs.txt`,
    contract: `${page}/contract`,
    agreementPdf: `${page}/contract/agreement.pdf`,
    proposal: `${page}/proposal`,
    signers: `${page}/signers`,
    signer: `${page}/signers/one`,
    booth: `${page}/booth`,
    boothState: `${page}/booth.json`,
    gigSheet: `${page}/gig-sheet`,
    gigTable: `${page}/gig-sheet.csv`,
    gigText: `${page}/gig-sheet.txt`,
    playlist: `${page}/gig-sheet.m3u8`,
    rekordbox: `${page}/gig-sheet.xml`,
    crate: `${page}/crate`,
    recap: `${page}/evening`,
    recapPicture: `${page}/evening/picture.svg`,
  } as const;
};
