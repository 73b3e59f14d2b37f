export function Honeypot({ id }: { id: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name="leaveBlank" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
