import { adminPaths } from "../../admin/paths.ts";

export const leadPaths = (id: string) => {
  const page = `${adminPaths.leads}/${id}`;
  return {
    page,
    reply: `${page}/reply`,
    status: `${page}/status`,
    notes: `${page}/notes`,
    booking: `${page}/booking`,
    quote: `${page}/quote`,
    quotePaper: `${page}/quote/paper`,
    links: `${page}/links`,
    email: `${page}/email`,
    language: `${page}/language`,
    followUps: `${page}/follow-ups`,
  } as const;
};

export const replyFragment = "#reply";
