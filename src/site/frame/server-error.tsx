import { ErrorScreen } from "../../ui/error-screen.tsx";
import type { PageMetadata } from "../../web/metadata/page-metadata.ts";

/** What a visitor sees when the page at an address with `query` could not be made. */
export function ServerErrorPage({ query }: { query: readonly (readonly [name: string, value: string])[] }) {
  return <ErrorScreen query={query} />;
}

export const serverErrorMetadata: PageMetadata = {
  title: "Something went wrong | Sunset Bay DJ",
  description:
    "We encountered an unexpected error. Please try refreshing the page, or call the DJ and say what you need.",
  path: null,
  accent: "wedding",
  structuredData: [],
  noindex: true,
};
