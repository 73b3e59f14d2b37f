import { portalParameters, portalPaths } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";

/** The newest version by default. */
export const portalContractOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.contract, { booking, version: version === undefined ? null : String(version) });

/** Once the client has ended a change. */
export const portalContractKept = (booking: string): string =>
  withQuery(portalPaths.contract, { booking, [portalParameters.done]: "kept" });

export const portalAddOns = (booking: string): string => withQuery(portalPaths.addOns, { booking });

/** Its SHA-256 is the fingerprint. */
export const agreementOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.agreement, { booking, version: version === undefined ? null : String(version) });

export const agreementPdfOf = (booking: string, version?: number): string =>
  withQuery(portalPaths.agreementPdf, { booking, version: version === undefined ? null : String(version) });

export const signFragment = "#sign";
