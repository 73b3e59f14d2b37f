import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { meetingElsewhere } from "../../calls/model.ts";
import { demoDate, demoPaidAt, demoSums } from "../../portal/demo/demo-wedding.ts";
import { demoOf } from "../../portal/demo-paths.ts";
import { showDemo } from "../../portal/frame/demo.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { numberSettings } from "../../settings/model.ts";
import type { ClientMoney } from "../client-money.ts";
import { moneyOf } from "../money/model.ts";
import { BookedPage, bookedMetadata } from "./booked-page.tsx";

export const paymentsDemo = new Hono<AppEnv>().get(demoOf(portalPaths.booked), (c) => {
  const now = Date.now();
  const { email, price, deposit } = demoBooking;
  const eventDate = demoDate(now);
  const paidAt = demoPaidAt(now);
  const money = moneyOf(demoSums, "confirmed");
  const found: ClientMoney = {
    booking: {
      ...demoBooking,
      clientEmail: email,
      language: "en",
      companyName: null,
      signers: [],
      eventDate,
      portalLinkVersion: 1,
      status: "confirmed",
      holdEndsAt: null,
      createdAt: paidAt,
      updatedAt: paidAt,
      isMailed: true,
    },
    depositDue: null,
    balanceDue: price - deposit,
    isSigned: true,
    unsigned: [],
    tooLate: 0,
    isDisputed: false,
    hasWaitedForOthers: false,
    openPlan: null,
    notDue: 0,
    cancelsByOwnRule: false,
    money,
    confirming: 0,
    announced: [],
    card: null,
    transferDays: numberSettings.transferDays.standard,
    hasCalls: false,
    payments: [
      {
        id: "demo",
        purpose: "deposit",
        method: "card",
        card: null,
        amount: deposit,
        refundedAmount: 0,
        receiptNumber: 1,
        createdAt: paidAt,
        status: "paid",
        receivedOn: calendarDateAt(paidAt),
      },
    ],
  };
  const page = (
    <BookedPage
      found={found}
      meeting={meetingElsewhere}
      isBack={false}
      isCardEnded={false}
      date={eventDate}
      today={calendarDateAt(paidAt)}
      plan={null}
    />
  );
  return showDemo(c, page, bookedMetadata(wordsIn(), demoBooking.id, "wedding"));
});
