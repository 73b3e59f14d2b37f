import { requestPaths } from "../../requests/dj/paths.ts";
import type { ListedRequest } from "../../requests/read-requests.ts";

export function RequestStatusButton({ request, list }: { request: ListedRequest; list?: string }) {
  const isPending = request.status === "pending";
  return (
    <form method="post" action={requestPaths(request.id).status}>
      {list === undefined ? null : <input type="hidden" name="list" value={list} />}
      <button
        className="btn btn-secondary btn-small"
        type="submit"
        name="status"
        value={isPending ? "completed" : "pending"}
      >
        {isPending ? "Complete" : "Reopen"}
        <span className="visually-hidden">: {request.subject}</span>
      </button>
    </form>
  );
}
