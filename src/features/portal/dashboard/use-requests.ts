import { useState } from "react";
import { read } from "../../../platform/islands/request.ts";
import { clientRequestsPage } from "../../requests/client/paths.ts";
import { type PortalRequestPage, portalRequestPage } from "../frame/view.ts";

export const loadFailed = (error: unknown) => console.error("portal", error);

/** The client's requests, read anew after each one sent. */
export function useRequests(initial: PortalRequestPage) {
  const [page, setPage] = useState(initial);
  const [stored, setStored] = useState(0);

  function submitted() {
    setStored((count) => count + 1);
    read(clientRequestsPage(null), portalRequestPage).then(setPage).catch(loadFailed);
  }

  return { page, setPage, stored, submitted };
}
