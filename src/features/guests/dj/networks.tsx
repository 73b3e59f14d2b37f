import { phonesInWords } from "../guest-phones.ts";
import type { NetworkPhones } from "../phones.ts";

/** Networks from which so many phones came at once that the DJ says whether their votes count, and may say otherwise later. */
export function Networks({ networks, action }: { networks: readonly NetworkPhones[]; action: string }) {
  return networks.map(({ network, phones, state }) => (
    <form key={network} className="flex flex-wrap items-center gap-3" method="post" action={action}>
      <p>{phonesInWords(phones, state)}</p>
      <input type="hidden" name="network" value={network} />
      {state === "admitted" ? null : (
        <button className="btn btn-primary" name="count" value="yes" type="submit">
          {state === "waiting" ? "Count" : "Count after all"}
        </button>
      )}
      {state === "left-out" ? null : (
        <button className="btn btn-secondary" name="count" value="no" type="submit">
          Leave out
        </button>
      )}
    </form>
  ));
}
