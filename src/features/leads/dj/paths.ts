import { adminPaths } from "../../admin/paths.ts";

/** One lead in the administrator's area, and where its forms post to. */
export const leadPaths = (id: string) => {
  const page = `${adminPaths.leads}/${id}`;
  return {
    page,
    reply: `${page}/reply`,
    status: `${page}/status`,
    notes: `${page}/notes`,
    booking: `${page}/booking`,
    quote: `${page}/quote`,
    links: `${page}/links`,
  } as const;
};

/** Fragment of the reply on a lead's page. */
export const replyFragment = "#reply";
