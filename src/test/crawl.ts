import { elementsIn, type PageElement } from "./page.ts";
import { get, origin, visit } from "./site.ts";

/** The asset server answers for these before the Worker. */
export const files = new Set(
  Object.keys(import.meta.glob("../../public/**/*")).map((file) => file.replace("../../public", "")),
);

export interface Answer {
  status: number;
  elements: readonly PageElement[];
}

export interface Link {
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

/** A crawler should not follow each date of two years. */
export const isFollowed = ({ attributes }: Link): boolean => !attributes.rel?.split(" ").includes("nofollow");

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
