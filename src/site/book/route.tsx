import { listPackagesQuery } from "../../business/content/packages.ts";
import type { PublicRoute } from "../frame/public-route.ts";
import { paths } from "../paths.ts";
import { BookPage, bookMetadata } from "./page.tsx";

export const bookRoute: PublicRoute = {
  path: paths.book,
  shows: ["packages"],
  head: () => bookMetadata({ packages: [] }),
  async show({ db }) {
    const [packages] = await db.batch([listPackagesQuery(db)]);
    return { page: <BookPage packages={packages} />, metadata: bookMetadata({ packages }) };
  },
};
