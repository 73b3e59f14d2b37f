import { Sunset } from "./sunset.tsx";
import { useUiWords } from "./words.ts";

interface ErrorScreenProps {
  /** Without it the button submits a form to the same address. */
  reload?: () => void;
  /** Sent again by that form. */
  query?: readonly (readonly [name: string, value: string])[];
}

export function ErrorScreen({ reload, query = [] }: ErrorScreenProps) {
  const { title, text, refresh } = useUiWords().errorScreen;
  return (
    <section className="wrap section text-center" role="alert">
      <Sunset className="w-[140px] mx-auto mb-6 text-brand" />
      <h1 className="h1">{title}</h1>
      <p className="lead mx-auto mt-5 mb-8">{text}</p>
      <form method="get">
        {query.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <button className="btn btn-primary" type={reload ? "button" : "submit"} onClick={reload}>
          {refresh}
        </button>
      </form>
    </section>
  );
}
