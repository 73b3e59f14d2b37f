import { Sunset } from "./sunset.tsx";

/**
 * The screen for a fault that was not foreseen, the same for a page that could not be made and for an island that
 * broke. `reload` is given in the browser; without it the button is a form that asks for the same address again.
 */
export function ErrorScreen({ reload }: { reload?: () => void }) {
  return (
    <section className="wrap section text-center" role="alert">
      <Sunset className="w-[140px] mx-auto mb-6 text-accent" />
      <h1 className="h1">Oops! Something went wrong</h1>
      <p className="lead mx-auto mt-5 mb-8">We encountered an unexpected error. Please try refreshing the page.</p>
      <form method="get">
        <button className="btn btn-primary" type={reload ? "button" : "submit"} onClick={reload}>
          Refresh Page
        </button>
      </form>
    </section>
  );
}
