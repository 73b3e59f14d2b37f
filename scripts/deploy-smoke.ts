import { site } from "../src/content/site.ts";

/** Milliseconds after which an address counts as silent. */
const patience = 15_000;

interface Probe {
  about: string;
  path: string;
  /** What is wrong with the answer; null when nothing is. */
  fault(answer: Response, body: string): string | null;
}

const status =
  (...good: number[]) =>
  (answer: Response) =>
    good.includes(answer.status) ? null : `answers ${answer.status}`;

/** What is asked of a site that was just deployed. Nothing of it writes. */
export const probes: readonly Probe[] = [
  {
    about: "the home page",
    path: "/",
    fault: (answer, body) => status(200)(answer) ?? (body.includes(site.name) ? null : "does not name the business"),
  },
  { about: "a page with rows of the database", path: "/book", fault: status(200) },
  { about: "what plays now", path: "/api/now-playing", fault: status(200) },
  { about: "the health of its parts", path: "/api/health", fault: status(200) },
  { about: "the administration, which stays closed", path: "/admin", fault: status(302, 401) },
  { about: "the portal's door", path: "/portal", fault: status(200) },
  { about: "a page that is not there", path: "/no-such-page", fault: status(404) },
];

/** Asks a deployed site. Gives what is wrong. */
export async function smokeTest(origin: string): Promise<string[]> {
  const faults = await Promise.all(
    probes.map(async ({ about, path, fault }) => {
      try {
        const answer = await fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(patience) });
        const wrong = fault(answer, await answer.text());
        return wrong && `${path} (${about}) ${wrong}`;
      } catch (error) {
        return `${path} (${about}) does not answer: ${error instanceof Error ? error.message : error}`;
      }
    }),
  );
  return faults.filter((fault) => fault !== null);
}
