import type { MouseEvent } from "react";
import type { portalView } from "../../requests/client/paths.ts";
import type { PortalRequestPage } from "../frame/view.ts";

export function RequestPaging({
  newest,
  view,
  page,
  showOlder,
}: {
  newest: boolean;
  view: (more?: Parameters<typeof portalView>[0]) => string;
  page: PortalRequestPage;
  showOlder: (event: MouseEvent<HTMLAnchorElement>, cursor: string) => void;
}) {
  return (
    <p className="portal-paging">
      {newest ? null : (
        <a className="text-link" href={view()}>
          Newest requests
        </a>
      )}
      {page.older ? (
        <a
          className="text-link"
          href={view({ before: page.older })}
          onClick={(event) => showOlder(event, page.older ?? "")}
          data-replay=""
        >
          Older requests
          <span className="i-lucide-arrow-down" aria-hidden="true" />
        </a>
      ) : null}
    </p>
  );
}
