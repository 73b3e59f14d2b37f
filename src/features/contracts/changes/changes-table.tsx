import { useWords } from "../../../platform/pages/words.ts";

interface ChangesTableProps {
  changes: readonly { label: string; was: string; is: string }[];
  /** Of the rows, where it is not the page's. */
  language?: string;
}

export function ChangesTable({ changes, language }: ChangesTableProps) {
  const { untilNow, fromNow } = useWords().agreement.proposal;
  if (changes.length === 0) return null;
  return (
    <table className="changes-table">
      <thead className="visually-hidden">
        <tr>
          <td />
          <th scope="col">{untilNow}</th>
          <th scope="col">{fromNow}</th>
        </tr>
      </thead>
      <tbody lang={language}>
        {changes.map(({ label, was, is }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <del>{was}</del>
            </td>
            <td>{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
