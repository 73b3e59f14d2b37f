import type { Words } from "../../content/words/en/index.ts";
import { allWords } from "../../platform/pages/words.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { contactQuery, paths } from "../site/paths.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

const contactIn = (words: Words): PublicRoute => ({
  path: words.formats.prefix + paths.contact,
  choices: { [contactQuery.package]: null },
  passes: (chosen) => Object.keys(chosen).length > 0,
  passing: ["packages"],
  async show({ db, chosen }) {
    const asked = chosen[contactQuery.package];
    const [packages] = asked ? await db.batch([listPackagesQuery(db)]) : [[]];
    const props = packages.some(({ name }) => name.toLowerCase() === asked) ? { about: asked } : {};
    return { page: <ContactPage {...props} />, metadata: contactMetadata(props, words) };
  },
});

export const contactRoutes = allWords.map(contactIn);
