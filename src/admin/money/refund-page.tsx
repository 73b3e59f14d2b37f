import { dollars } from "../../money.ts";
import { paymentMethodLabels } from "../../vocabulary/payments.ts";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { Panel } from "../frame/panel.tsx";
import { bookingMoney } from "../money-paths.ts";
import { adminPaths } from "../paths.ts";
import { RefundForm, type RefundProps } from "./refund-form.tsx";

/** The form once more, with what was wrong with it. */
export function RefundPage(props: RefundProps) {
  const { amount, method, bookingId } = props.payment;
  return (
    <AdminLayout path={adminPaths.money} title="Refund">
      <Panel id="refund-title" title={`${dollars(amount)}, ${paymentMethodLabels[method]}`}>
        <RefundForm {...props} />
        <a className="text-link" href={bookingId ? bookingMoney(bookingId).page : adminPaths.money}>
          {bookingId ? "The booking's money" : "Money"}
        </a>
      </Panel>
    </AdminLayout>
  );
}

export const refundMetadata = adminMetadata({
  title: "Refund",
  description: "Gives a payment back, whole or in part.",
  path: adminPaths.money,
});
