import { adminPaths } from "../../admin/paths.ts";

export const importPaths = (id: string) => {
  const page = `${adminPaths.import}/${id}`;
  return { page, report: `${page}/report.csv` } as const;
};

export const everythingFile = `${adminPaths.import}/everything.zip`;
