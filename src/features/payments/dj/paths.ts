import { adminPaths, listQuery } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";

/** The money, with those who owe from a later event on. */
export const moneyPage = (from: string): string => withQuery(adminPaths.money, { [listQuery.from]: from });

/** Payments as a CSV file. */
export const paymentsFile = `${adminPaths.money}/payments.csv`;

/** The money of one booking, and where its payments are marked and its invoices made. */
export const bookingMoney = (id: string) => {
  const page = `${adminPaths.money}/of/${id}`;
  return {
    page,
    mark: `${page}/mark`,
    unmark: `${page}/unmark`,
    refundKind: `${page}/refund-kind`,
    invoice: `${page}/invoice`,
  } as const;
};

/** An invoice, to print. */
export const invoicePath = (id: string): string => `${adminPaths.money}/invoices/${id}`;

/** Where the refund of a payment is posted to. */
export const refundPath = (paymentId: string): string => `${adminPaths.money}/refund/${paymentId}`;
