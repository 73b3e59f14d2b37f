import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt, yearAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { csvStream } from "../../../platform/files/csv.ts";
import { attachment, type FileName } from "../../../platform/http/attachment.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { decimalDollars } from "../../../platform/money.ts";
import type { Span } from "../../../platform/months.ts";
import { actorOf, idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { addExpenseQuery, removeExpenseQuery } from "../books/expenses.ts";
import { type Basis, type BookLine, expenseLabels, groupLabels } from "../books/model.ts";
import { readBooks } from "../books/read-books.ts";
import { BooksPage, booksMetadata } from "./books-page.tsx";
import { type ExpenseField, expenseForm, removeExpenseForm } from "./form.ts";
import { books, booksOf, removeExpense } from "./paths.ts";

/** This year by cash when the address says nothing valid. */
function askedBooks(c: Context<AppEnv>): { year: number; basis: Basis; span: Span } {
  const asked = c.req.query("year") ?? "";
  const thisYear = yearAt(Date.now());
  const year = /^20\d\d$/.test(asked) ? Math.min(Number(asked), thisYear) : thisYear;
  const basis = c.req.query("basis") === "accrual" ? "accrual" : "cash";
  return { year, basis, span: { first: `${year}-01-01`, last: `${year}-12-31` } };
}

async function showBooks(c: Context<AppEnv>, form: FormState<ExpenseField> = emptyForm) {
  const { year, basis, span } = askedBooks(c);
  const today = calendarDateAt(Date.now());
  const props = {
    year,
    basis,
    today,
    form,
    books: await readBooks(primary(c.env.DB), { span, basis }, today),
    formKey: form.values.key ?? crypto.randomUUID(),
    notice: noticeOf(c),
  };
  return c.render(<BooksPage {...props} />, { metadata: booksMetadata });
}

const backTo = (c: Context<AppEnv>, day: string): string =>
  booksOf(books.page, Number(day.slice(0, 4)), askedBooks(c).basis);

const adding = formRoute({
  path: books.page,
  schema: expenseForm,
  again: showBooks,
  async act(c, { key, spentOn, kind, amount, about }, now) {
    if (spentOn > calendarDateAt(now))
      return { status: 422, issues: [{ path: "spentOn", message: "This day is still to come" }] };
    const isMiles = kind === "miles";
    const count = isMiles ? { amount: 0, miles: amount / 100 } : { amount, miles: 0 };
    const { by } = actorOf(c);
    await addExpenseQuery(primary(c.env.DB), { id: key, spentOn, kind, about, by, ...count }, now);
    return redirectWithNotice(backTo(c, spentOn), "expense-added");
  },
});

const removing = formRoute({
  path: removeExpense(":id"),
  schema: removeExpenseForm,
  comesBackTo: books.page,
  async act(c) {
    const [removed] = await removeExpenseQuery(primary(c.env.DB), idOf(c));
    return removed ? redirectWithNotice(backTo(c, removed.spentOn), "expense-removed") : c.notFound();
  },
});

/** "07/04/2026" */
const americanDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const longestDescription = 250;

const descriptionOf = ({ about, client, receipt }: BookLine): string =>
  [about, client, receipt && `receipt ${receipt}`].filter(Boolean).join(", ").slice(0, longestDescription);

const csvFile = (
  c: Context<AppEnv>,
  name: FileName,
  head: readonly string[],
  rows: readonly (readonly (string | null)[])[],
) => c.body(csvStream(head, [rows]), 200, attachment(name));

async function statement(c: Context<AppEnv>) {
  const { year, basis, span } = askedBooks(c);
  const { lines } = await readBooks(primary(c.env.DB), { span, basis }, calendarDateAt(Date.now()));
  const rows = lines.map((line) => [americanDate(line.day), descriptionOf(line), decimalDollars(line.amount)]);
  return csvFile(c, `books-${year}-${basis}.csv`, ["Date", "Description", "Amount"], rows);
}

const detailHead = ["day", "group", "about", "client", "event date", "receipt", "method", "amount in dollars", "miles"];

/** Drives come last because they are no money. */
async function details(c: Context<AppEnv>) {
  const { year, basis, span } = askedBooks(c);
  const { lines, expenses } = await readBooks(primary(c.env.DB), { span, basis }, calendarDateAt(Date.now()));
  const drives = expenses.filter(({ miles }) => miles > 0);
  return csvFile(c, `books-${year}-${basis}-details.csv`, detailHead, [
    ...lines.map(({ day, group, about, client, eventDate, receipt, method, amount }) => [
      day,
      groupLabels[group],
      about,
      client,
      eventDate,
      receipt,
      method,
      decimalDollars(amount),
      null,
    ]),
    ...drives.map(({ spentOn, kind, about, miles }) => [
      spentOn,
      expenseLabels[kind],
      about,
      null,
      null,
      null,
      null,
      null,
      String(miles),
    ]),
  ]);
}

export const adminBooks = new Hono<AppEnv>()
  .get(books.page, (c) => showBooks(c))
  .get(books.statement, statement)
  .get(books.details, details)
  .route("/", adding)
  .route("/", removing);
