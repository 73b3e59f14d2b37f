import { agreementOf, agreementPdfOf, portalContractOf } from "../features/contracts/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import type { PortalAddress } from "./portal-addresses.ts";
import { get, postForm, postJson } from "./site.ts";

const signature = { fingerprint: "0", consent: "yes", name: "Ana" };

export const contractAddresses: readonly PortalAddress[] = [
  { name: "the contract", requestOf: (headers) => get(portalPaths.contract, headers), other: 200, owner: 200 },
  {
    name: "the contract of a booking",
    requestOf: (headers, { booking }) => get(portalContractOf(booking.id), headers),
    other: 404,
    owner: 200,
  },
  {
    name: "the signed text of a booking",
    requestOf: (headers, { booking }) => get(agreementOf(booking.id), headers),
    other: 404,
    owner: 404,
  },
  {
    name: "the signed agreement of a booking as a PDF",
    requestOf: (headers, { booking }) => get(agreementPdfOf(booking.id), headers),
    other: 404,
    owner: 404,
  },
  {
    name: "holding a date again",
    requestOf: (headers, { booking }) => postForm(portalApi.hold, { booking: booking.id }, headers),
    other: 404,
    owner: 303,
  },
  {
    name: "accepting a change",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.amendment, { booking: booking.id, amendment: "none" }, headers),
    other: 404,
    owner: 409,
  },
  {
    name: "naming somebody who signs as well",
    requestOf: (headers, { booking }) =>
      postForm(
        portalApi.coSigner,
        { booking: booking.id, signerName: "Ben Cole", signerRole: "partner", signerEmail: "ben@example.com" },
        headers,
      ),
    other: 404,
    owner: 303,
  },
  {
    name: "signing",
    requestOf: (headers, { booking }) => postJson(portalApi.sign, { ...signature, booking: booking.id }, headers),
    other: 404,
    owner: 409,
  },
  {
    name: "signing by form",
    requestOf: (headers, { booking }) => postForm(portalApi.sign, { ...signature, booking: booking.id }, headers),
    other: 404,
    owner: 409,
  },
  {
    name: "a refused signature by form",
    requestOf: (headers, { booking }) =>
      postForm(portalApi.sign, { ...signature, name: "", booking: booking.id }, headers),
    other: 404,
    owner: 422,
  },
];
