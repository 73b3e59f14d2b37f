import { tabFor } from "./tab-of-visit.ts";

if (document.referrer.startsWith(`${location.origin}/`)) {
  const address = tabFor(new URL(document.referrer).pathname);
  if (address) location.replace(address);
}
