import { useState } from "react";
import { island } from "../../../platform/islands/define.ts";
import { read } from "../../../platform/islands/request.ts";
import { usePolling } from "../../../platform/islands/use-polling.ts";
import { OvertimeCard, type OvertimeCardProps } from "../../contracts/overtime-card.tsx";
import { portalBookingData } from "../../requests/client/paths.ts";
import { type PortalBooking, portalBooking } from "../frame/view.ts";
import { portalApi } from "../paths.ts";

/** In milliseconds: a page that lies open on the table has to learn of a question within its quarter of an hour. */
const readEvery = 20_000;

interface OvertimeProps {
  words: OvertimeCardProps["words"];
  booking: string;
  overtime: PortalBooking["overtime"];
  /** Nothing else is owed. */
  isPaid: boolean;
}

export function Overtime({ words, booking, overtime, isPaid }: OvertimeProps) {
  if (!overtime) return null;
  const hidden = { booking, overtime: "1" };
  return <OvertimeCard action={portalApi.amendment} {...{ words, hidden, overtime, isPaid }} />;
}

function OvertimeOnTheNight({ words, booking, ...first }: OvertimeProps) {
  const [shown, setShown] = useState(first);
  usePolling(booking, async () => {
    const { overtime, money } = await read(portalBookingData(booking), portalBooking);
    setShown({ overtime, isPaid: money.left === 0 });
    return readEvery;
  });
  return (
    <div aria-live="polite">
      <Overtime words={words} booking={booking} {...shown} />
    </div>
  );
}

export default island("overtime", OvertimeOnTheNight);
