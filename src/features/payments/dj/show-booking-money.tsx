import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { idOf } from "../../admin/frame/answers.ts";
import { noticeText } from "../../admin/frame/notices.ts";
import { listQuery } from "../../admin/paths.ts";
import { readBookingMoney } from "../money-at-desk.ts";
import { BookingMoneyPage, bookingMoneyMetadata } from "./booking-page.tsx";
import type { InvoiceField, MarkField } from "./form.ts";

/** The forms of a booking's money that were refused. */
interface RefusedForms {
  form?: FormState<MarkField>;
  invoice?: FormState<InvoiceField>;
}

export async function showBooking(c: Context<AppEnv>, { form = emptyForm, invoice = emptyForm }: RefusedForms = {}) {
  const found = await readBookingMoney(primary(c.env.DB), idOf(c));
  if (!found) return c.notFound();
  const props = {
    ...found,
    ...{ form, invoice },
    formKey: form.values.key ?? crypto.randomUUID(),
    invoiceKey: invoice.values.key ?? crypto.randomUUID(),
    refundKeys: found.payments.map(() => crypto.randomUUID()),
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<BookingMoneyPage {...props} />, { metadata: bookingMoneyMetadata });
}
