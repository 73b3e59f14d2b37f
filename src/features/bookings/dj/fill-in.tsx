import { adminPlan } from "./paths.ts";

export function FillIn({ id, clientName }: { id: string; clientName: string }) {
  return (
    <form className="status-buttons" method="post" action={adminPlan(id).fillIn}>
      <button className="btn btn-secondary btn-small" type="submit">
        <span className="i-lucide-pencil" aria-hidden="true" />
        Fill in songs and details for {clientName}
      </button>
    </form>
  );
}
