/** Things of one kind that a quote holds. */
export function Parts({ heading, parts }: { heading: string; parts: readonly string[] }) {
  return (
    <div className="mt-4">
      <h3 className="small font-600">{heading}</h3>
      <ul className="checks mt-2">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}
