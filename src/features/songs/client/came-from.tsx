import type { PlanDoor } from "./paths.ts";

/** Which list a form stands in, for where it leads back to. */
export interface RowPlace {
  door: PlanDoor;
  booking: string;
  /** The moment whose songs are shown, as addresses name it; null for all of them. */
  list: string | null;
  page: string | null;
}

/** Hidden fields that lead a form post without JavaScript back to where it came from. */
export function CameFrom({ booking, list, page }: Omit<RowPlace, "door">) {
  return (
    <>
      <input type="hidden" name="booking" value={booking} />
      {list ? <input type="hidden" name="list" value={list} /> : null}
      {page ? <input type="hidden" name="page" value={page} /> : null}
    </>
  );
}
