import { Panel } from "../../admin/frame/panel.tsx";
import type { ListedPayment } from "../money-for-dj.ts";
import { PaymentRows } from "./payment-rows.tsx";

/** Those that fit no booking: not what was due, or for none that is here. */
export const UnmatchedPayments = (props: { payments: readonly ListedPayment[]; keyOf: (at: number) => string }) =>
  props.payments.length > 0 ? (
    <Panel id="unmatched-title" title="Fits no booking">
      <PaymentRows {...props} />
    </Panel>
  ) : null;
