export function ChangesTable({ changes }: { changes: readonly { label: string; was: string; is: string }[] }) {
  return (
    <table className="changes-table">
      <thead>
        <tr>
          <td />
          <th scope="col">As signed</th>
          <th scope="col">From now on</th>
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
