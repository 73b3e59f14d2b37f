import type { CalendarDate } from "../../../platform/dates.ts";
import { dateInBrief } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { billDollars } from "../../../platform/money.ts";
import { grouped } from "../../../platform/numbers.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { ActionRow, ChoiceLinks, EmptyList } from "../../admin/frame/list-parts.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import type { Expense } from "../books/expenses.ts";
import {
  type Basis,
  bases,
  basisLabels,
  bookGroups,
  expenseKinds,
  expenseLabels,
  groupLabels,
  monthsOf,
  type Sums,
  sumsOf,
} from "../books/model.ts";
import type { Books } from "../books/read-books.ts";
import type { ExpenseField } from "./form.ts";
import { books, booksOf, removeExpense } from "./paths.ts";

const idOf = (field: string): string => `expense-${field}`;

const labels: Partial<Record<string, string>> = {
  spentOn: "Day",
  kind: "What it was",
  amount: "Dollars, or miles",
  about: "What for",
} satisfies Partial<Record<ExpenseField, string>>;

interface NewExpenseProps {
  form: FormState<ExpenseField>;
  formKey: string;
  today: CalendarDate;
  action: string;
}

function NewExpense({ form, formKey, today, action }: NewExpenseProps) {
  const field = fieldsOf({ idOf, labels, form });
  const spentOn = field("spentOn");
  return (
    <form className="form-grid" method="post" action={action} noValidate={form.issues.length > 0}>
      <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} />
      <input type="hidden" name="key" value={formKey} />
      <TextField {...spentOn} entry={spentOn.entry ?? today} type="date" max={today} />
      <SelectField {...field("kind")} options={expenseKinds} optionLabels={expenseLabels} />
      <TextField {...field("amount")} inputMode="decimal" />
      <TextField {...field("about")} />
      <SubmitButton sending={false} pending="Adding…">
        Add
      </SubmitButton>
    </form>
  );
}

const spentInWords = ({ kind, amount, miles }: Expense): string =>
  kind === "miles" ? `${grouped(miles)} ${miles === 1 ? "mile" : "miles"}` : billDollars(amount);

function Expenses({ expenses }: { expenses: readonly Expense[] }) {
  if (expenses.length === 0) return <EmptyList text="No expense and no drive in this year yet." />;
  const miles = expenses.reduce((sum, each) => sum + each.miles, 0);
  return (
    <>
      {miles > 0 ? (
        <p>{`${grouped(miles)} miles in all. The tax rate for a mile is your accountant's to know.`}</p>
      ) : null}
      <ul className="panel-rows panel-entries action-rows">
        {expenses.toReversed().map((expense) => (
          <ActionRow
            key={expense.id}
            heading={expense.about}
            action={removeExpense(expense.id)}
            button="Remove"
            about={expense.about}
          >
            <p className="text-muted">
              {dateInBrief(expense.spentOn)}, {expenseLabels[expense.kind]}, {spentInWords(expense)}
            </p>
          </ActionRow>
        ))}
      </ul>
    </>
  );
}

const columnLabels = { ...groupLabels, left: "Left" };

type Column = keyof Sums;

function SumCells({ sums, columns }: { sums: Sums; columns: readonly Column[] }) {
  return columns.map((column) => <td key={column}>{sums[column] === 0 ? "–" : billDollars(sums[column])}</td>);
}

/** Leaves out columns that are empty all year. */
function Months({ lines }: Pick<Books, "lines">) {
  const year = sumsOf(lines);
  const columns: readonly Column[] = [
    ...bookGroups.filter((group) => lines.some((line) => line.group === group)),
    "left",
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="books-scroll" tabIndex={0} aria-label="The year by month">
      <table className="money-table books-table">
        <caption className="visually-hidden">What came and went, by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnLabels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthsOf(lines).map(({ month, ...sums }) => (
            <tr key={month}>
              <th scope="row">{dateInBrief(month).replace(/ \d+,/, "")}</th>
              <SumCells {...{ sums, columns }} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">The year</th>
            <SumCells sums={year} columns={columns} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function leftOut({ lines, owed, unmatched, unknownFees }: Books, basis: Basis): string[] {
  const { tax } = sumsOf(lines);
  return [
    ...(tax === 0 ? [] : [`${billDollars(tax)} of it is sales tax, which is not yours.`]),
    ...(basis === "accrual" && owed > 0 ? [`${billDollars(owed)} of this income is not paid yet.`] : []),
    ...(unmatched > 0
      ? [
          `${unmatched === 1 ? "One payment fits" : `${unmatched} payments fit`} no booking and is left out until you decide.`,
        ]
      : []),
    ...(unknownFees > 0
      ? [
          `What Stripe took of ${unknownFees === 1 ? "one card payment" : `${unknownFees} card payments`} is not known here: Stripe's report of the year has it.`,
        ]
      : []),
  ];
}

export interface BooksPageProps {
  year: number;
  basis: Basis;
  books: Books;
  today: CalendarDate;
  form: FormState<ExpenseField>;
  formKey: string;
  notice: string | null;
}

export function BooksPage({ year, basis, books: read, today, form, formKey, notice }: BooksPageProps) {
  const { lines, expenses } = read;
  const thisYear = Number(today.slice(0, 4));
  // At least three years, none before 2000.
  const years = Array.from(
    { length: Math.max(3, thisYear - Math.max(year - 1, 2000) + 1) },
    (_, ago) => thisYear - ago,
  );
  return (
    <AdminLayout path={adminPaths.money} title={`Books of ${year}`}>
      <div className="admin-stack">
        <DoneNotice text={notice} />
        <ChoiceLinks
          label="Year"
          links={years.map((each) => ({
            href: booksOf(books.page, each, basis),
            label: String(each),
            current: each === year,
          }))}
        />
        <ChoiceLinks
          label="How income is counted"
          links={bases.map((each) => ({
            href: booksOf(books.page, year, each),
            label: basisLabels[each],
            current: each === basis,
          }))}
        />
        <Panel id="months-title" title="By month">
          <p className="text-muted">
            {basis === "cash"
              ? "Each sum on the day on which it came or went."
              : "Each event on its day, whenever it is paid, up to today."}
          </p>
          {lines.length > 0 ? (
            <Months lines={lines} />
          ) : (
            <EmptyList text="Nothing came and nothing went in this year." />
          )}
          {leftOut(read, basis).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="status-buttons">
            <a className="btn btn-primary btn-small" href={booksOf(books.statement, year, basis)}>
              For QuickBooks or Wave (CSV)
            </a>
            <a className="btn btn-secondary btn-small" href={booksOf(books.details, year, basis)}>
              Every line with its client and receipt (CSV)
            </a>
          </p>
        </Panel>
        <div className="panels panels-2">
          <Panel id="expense-title" title="An expense or a drive">
            <NewExpense {...{ form, formKey, today }} action={booksOf(books.page, year, basis)} />
          </Panel>
          <Panel id="expenses-title" title="Expenses and miles">
            <Expenses expenses={expenses} />
          </Panel>
        </div>
      </div>
    </AdminLayout>
  );
}

export const booksMetadata = adminMetadata({
  title: "Books",
  description:
    "A year's income, refunds, card fees and expenses by month, by cash or by accrual, as files for bookkeeping.",
  path: books.page,
});
