import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { dollars } from "../../../platform/money.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { actorOf, idOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { paymentMethodLabels, refundKindsOf } from "../model.ts";
import { listedPaymentQuery } from "../money-for-dj.ts";
import { endFailedRefund, giveRefund, sendRefunds } from "../refunds.ts";
import { failedRefundForm, type RefundField, refundForm } from "./form.ts";
import { bookingMoney, failedRefundPath, refundPath } from "./paths.ts";
import { RefundForm, type RefundProps } from "./refund-form.tsx";

async function showRefund(c: Context<AppEnv>, form: FormState<RefundField>) {
  const [payment] = await listedPaymentQuery(primary(c.env.DB), idOf(c));
  if (!payment) return c.notFound();
  const props = { payment, form, formKey: form.values.key ?? crypto.randomUUID() };
  return c.render(<RefundPage {...props} />, { metadata: refundMetadata });
}

const disputed = "The client's bank asks for this payment: Stripe gives nothing back before that is decided";

export const refunding = formRoute({
  path: refundPath(":id"),
  schema: refundForm,
  again: showRefund,
  mails: true,
  comesBackTo: adminPaths.money,
  async act(c, form) {
    const { by, now } = actorOf(c);
    const db = primary(c.env.DB);
    const [payment] = await listedPaymentQuery(db, idOf(c));
    if (!payment) return c.notFound();
    if (payment.isDisputed) return { status: 409, issues: [{ path: "amount", message: disputed }] };
    const kinds = refundKindsOf(payment);
    if (kinds.length > 0 && !kinds.some((kind) => kind === form.kind))
      return { status: 422, issues: [{ path: "kind", message: "Please say what it means for what is owed" }] };
    if (form.kind === "cancellation" && payment.toGiveBack !== null && form.amount > payment.toGiveBack) {
      const message = `${dollars(payment.toGiveBack)} goes back after the cancellation: more is a courtesy`;
      return { status: 422, issues: [{ path: "amount", message }] };
    }
    const isNoted = await giveRefund(
      db,
      { ...form, kind: kinds.length > 0 ? form.kind : null, paymentId: idOf(c), by },
      now,
    );
    if (!isNoted)
      return { status: 409, issues: [{ path: "amount", message: "This is more than is left of the payment" }] };
    // The Cron Trigger retries failures.
    c.executionCtx.waitUntil(sendRefunds(db, settingsOf(c.env).stripe, now).catch(() => undefined));
    return redirectWithNotice(payment.bookingId ? bookingMoney(payment.bookingId).page : adminPaths.money, "refunded");
  },
});

export const endingFailedRefund = formRoute({
  path: failedRefundPath,
  schema: failedRefundForm,
  mails: true,
  comesBackTo: adminPaths.money,
  async act(c, { refund, end, tell }) {
    const form = { id: refund, end, tell: tell !== undefined };
    const ended = await endFailedRefund(primary(c.env.DB), form, actorOf(c));
    const page = ended?.bookingId ? bookingMoney(ended.bookingId).page : adminPaths.money;
    return redirectWithNotice(page, ended ? "failed-refund-ended" : "failed-refund-gone");
  },
});

function RefundPage(props: RefundProps) {
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

const refundMetadata = adminMetadata({
  title: "Refund",
  description: "Gives a payment back, whole or in part.",
  path: adminPaths.money,
});
