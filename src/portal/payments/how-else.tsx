import { dollars } from "../../money.ts";
import { Notice } from "../../ui/notice.tsx";
import { numberOf, ways } from "./ways.ts";

interface HowElseProps {
  way: string | null;
  id: string;
  due: number;
  isHeld: boolean;
}

/** What to do when it is not the card: the site does not see the money, so the DJ says when it is there. */
export function HowElse({ way, id, due, isHeld }: HowElseProps) {
  const chosen = ways.find(({ method }) => method === way && method !== "card");
  if (!chosen) return null;
  return (
    <Notice tone="ok">
      {dollars(due)} by {chosen.label.toLowerCase()}: {chosen.how(numberOf(id))}{" "}
      {isHeld ? "The date stays held for the time shown above; " : ""}as soon as the money is there, you get a receipt
      by email.
    </Notice>
  );
}
