import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { instantPosition, pageOf } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import { adminPaths, listQuery } from "../paths.ts";
import { auditPageQuery } from "./audit-log.ts";
import { AuditPage, auditMetadata } from "./page.tsx";

export const adminAudit = new Hono<AppEnv>().get(adminPaths.audit, async (c) => {
  const from = instantPosition(c.req.query(listQuery.from));
  const { rows, next } = pageOf(await auditPageQuery(primary(c.env.DB), from), ({ createdAt }) => createdAt);
  return c.render(<AuditPage lines={rows} next={next} later={from !== null} />, { metadata: auditMetadata });
});
