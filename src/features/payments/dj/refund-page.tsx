import { dollars } from "../../../platform/money.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { paymentMethodLabels } from "../model.ts";
import { bookingMoney } from "./paths.ts";
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
