import { useUiWords } from "./words.ts";

export function Honeypot({ id }: { id: string }) {
  const { leaveEmpty } = useUiWords();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{leaveEmpty}</label>
      <input id={id} name="leaveBlank" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
