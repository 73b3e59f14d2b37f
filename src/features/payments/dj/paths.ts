import { adminPaths, listParameters } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { Basis } from "../books/model.ts";
import type { PaidPurpose } from "../model.ts";

export const moneyPage = (from: string): string => withQuery(adminPaths.money, { [listParameters.from]: from });

export const paymentsFile = `${adminPaths.money}/payments.csv`;

export const books = {
  page: `${adminPaths.money}/books`,
  /** In the format of QuickBooks and Wave. */
  statement: `${adminPaths.money}/books/statement.csv`,
  details: `${adminPaths.money}/books/details.csv`,
} as const;

export const removeExpense = (id: string): string => `${books.page}/${id}/remove`;

export const booksOf = (path: string, year: number, basis: Basis): string =>
  withQuery(path, { year: String(year), basis });

export const bookingMoney = (id: string) => {
  const page = `${adminPaths.money}/of/${id}`;
  return {
    page,
    mark: `${page}/mark`,
    unmark: `${page}/unmark`,
    refundKind: `${page}/refund-kind`,
    invoice: `${page}/invoice`,
    parts: `${page}/parts`,
    card: `${page}/card`,
    statement: `${page}/statement`,
    statementPdf: `${page}/statement.pdf`,
  } as const;
};

/** Client and payer may both say that a sum of one purpose comes. */
export const markOf = ({ purpose, amount }: { purpose: PaidPurpose; amount: number }): string => `${purpose}-${amount}`;

export const markAnnounced = (id: string, announced: Parameters<typeof markOf>[0]): string =>
  `${withQuery(bookingMoney(id).page, { [listParameters.marks]: markOf(announced) })}#mark-title`;

export const invoicePaths = (id: string) => {
  const page = `${adminPaths.money}/invoices/${id}`;
  return {
    page,
    pdf: `${page}/invoice.pdf`,
    send: `${page}/send`,
    credit: `${page}/credit`,
    takeBack: `${page}#credit-title`,
  } as const;
};

export const receiptPdfPath = (paymentId: string): string => `${adminPaths.money}/receipts/${paymentId}/receipt.pdf`;

export const refundPath = (paymentId: string): string => `${adminPaths.money}/refund/${paymentId}`;

export const failedRefundPath = `${adminPaths.money}/failed-refund`;
