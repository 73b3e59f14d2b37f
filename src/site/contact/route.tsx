import type { PublicRoute } from "../frame/public-route.ts";
import { contactQuery, paths } from "../paths.ts";
import { contactPackages, isContactPackage } from "./form.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

export const contactRoute: PublicRoute = {
  path: paths.contact,
  choices: { [contactQuery.package]: contactPackages, [contactQuery.sent]: ["1"] },
  show({ chosen }) {
    const asked = chosen[contactQuery.package];
    const about = isContactPackage(asked) ? { about: asked } : {};
    const props = { ...about, sent: chosen[contactQuery.sent] !== undefined };
    return { page: <ContactPage {...props} />, metadata: contactMetadata(props) };
  },
};
