import { elementsIn, type PageElement } from "./page.ts";
import { get, origin, visit } from "./site.ts";

/** Files of `public/` by their addresses: the asset server answers for them, before the Worker is asked. */
export const files = new Set(
  Object.keys(import.meta.glob("../../public/**/*")).map((file) => file.replace("../../public", "")),
);

export interface Answer {
  status: number;
  /** Empty for what is no page. */
  elements: readonly PageElement[];
}

export interface Link {
  /** The address of the page that it stands on. */
  from: string;
  target: URL;
  attributes: PageElement["attributes"];
}

async function answerOf(address: string): Promise<Answer> {
  const response = await visit(get(address));
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return { status: response.status, elements: isPage ? await elementsIn(await response.text()) : [] };
}

export const linksOf = (from: string, { elements }: Answer): Link[] =>
  elements.flatMap(({ name, attributes }) =>
    name === "a" && attributes.href !== undefined
      ? [{ from, target: new URL(attributes.href, origin + from), attributes }]
      : [],
  );

export const addressOf = ({ pathname, search }: URL): string => pathname + search;
export const isHere = ({ target }: Link): boolean => target.origin === origin;

/** Whether a crawler is to follow a link: not to each date of two years. */
export const isFollowed = ({ attributes }: Link): boolean => !attributes.rel?.split(" ").includes("nofollow");

/** Follows every link of the site from `starts` on. */
export async function crawl(starts: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  let found = new Set(starts);
  while (found.size > 0) {
    const asked = await Promise.all([...found].map(async (address) => [address, await answerOf(address)] as const));
    for (const [address, answer] of asked) answers.set(address, answer);
    const onward = asked
      .flatMap(([address, answer]) => linksOf(address, answer))
      .filter((link) => isHere(link) && isFollowed(link));
    found = new Set(
      onward.map(({ target }) => addressOf(target)).filter((address) => !answers.has(address) && !files.has(address)),
    );
  }
  return answers;
}
