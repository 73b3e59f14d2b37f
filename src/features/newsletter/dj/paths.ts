import { adminPaths } from "../../admin/paths.ts";

export const newsletterPaths = (id: string) => {
  const page = `${adminPaths.newsletter}/${id}`;
  return { page, test: `${page}/test`, send: `${page}/send`, remove: `${page}/delete` } as const;
};
