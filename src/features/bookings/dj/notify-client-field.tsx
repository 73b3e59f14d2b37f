/** Whether a mail tells the client of what a form does: ticked until someone unticks it. */
export function TellClient({ label }: { label: string }) {
  return (
    <label className="choice full">
      <input type="checkbox" name="tell" value="yes" defaultChecked />
      <span className="i-lucide-check" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
