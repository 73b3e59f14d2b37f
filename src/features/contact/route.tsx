import type { PublicRoute } from "../site/frame/public-route.ts";
import { contactQuery, paths } from "../site/paths.ts";
import { contactPackages, isContactPackage } from "./form.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

export const contactRoute: PublicRoute = {
  path: paths.contact,
  choices: { [contactQuery.package]: contactPackages },
  show({ chosen }) {
    const asked = chosen[contactQuery.package];
    const props = isContactPackage(asked) ? { about: asked } : {};
    return { page: <ContactPage {...props} />, metadata: contactMetadata(props) };
  },
};
