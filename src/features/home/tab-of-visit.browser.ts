import { tabFor } from "./tab-of-visit.ts";

/*
 * Opens the tab of the page that the visitor comes from.
 */

if (document.referrer.startsWith(`${location.origin}/`)) {
  const address = tabFor(new URL(document.referrer).pathname);
  if (address) location.replace(address);
}
