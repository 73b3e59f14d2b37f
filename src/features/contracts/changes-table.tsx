import { useWords } from "../../platform/pages/words.ts";

export function ChangesTable({ changes }: { changes: readonly { label: string; was: string; is: string }[] }) {
  const { asSigned, fromNow } = useWords().agreement.proposal;
  return (
    <table className="changes-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{asSigned}</th>
          <th scope="col">{fromNow}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, was, is }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{was}</td>
            <td>{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
