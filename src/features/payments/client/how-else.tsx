import { dollars } from "../../../platform/money.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { numberOf, ways } from "./ways.ts";

interface HowElseProps {
  way: string | null;
  id: string;
  due: number;
  isHeld: boolean;
}

/**
 * That a card was not charged, where the payment service leads back; and what to do when it is not the card: the site does
 * not see the money, so the DJ says when it is there.
 */
export function HowElse({ way, id, due, isHeld }: HowElseProps) {
  if (way === "card") return <Notice tone="ok">Nothing was charged. Try again, or choose another way to pay.</Notice>;
  const chosen = ways.find(({ method }) => method === way);
  if (!chosen) return null;
  return (
    <Notice tone="ok">
      {dollars(due)} {chosen.method === "cash" ? "in cash" : `by ${chosen.label}`}: {chosen.how(numberOf(id))}{" "}
      {isHeld ? "The date stays held for the time shown above; " : ""}as soon as the money is there, you get a receipt
      by email.
    </Notice>
  );
}
