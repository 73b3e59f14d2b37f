import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { instantPosition, pageOf } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import { instantInWords } from "../../../platform/english.ts";
import { withQuery } from "../../site/paths.ts";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { EmptyList, Pager } from "../frame/list-parts.tsx";
import { adminPaths, listParameters } from "../paths.ts";
import { auditPageQuery } from "./audit-log.ts";
import { type AuditedAct, auditedActLabels } from "./model.ts";

interface AuditLine {
  id: string;
  what: AuditedAct;
  who: string | null;
  about: string | null;
  createdAt: number;
}

interface AuditPageProps {
  lines: readonly AuditLine[];
  next: string | null;
  later: boolean;
}

const nobody = "A client, or a command";

function About({ about }: { about: string }) {
  const [, table, id] = /^(bookings|packages)\/([\w-]+)$/.exec(about) ?? [];
  if (!table || !id) return about;
  const page = table === "bookings" ? adminPaths.bookings : `${adminPaths.content}/packages`;
  return <a href={`${page}/${id}`}>{table === "bookings" ? "The booking" : "The package"}</a>;
}

function AuditPage({ lines, next, later }: AuditPageProps) {
  return (
    <AdminLayout path={adminPaths.audit} title="Audit log">
      <div className="admin-stack">
        <p className="text-muted">
          Logins, refusals, exports, erasures and changes of prices and settings of the last 400 days. Never what they
          held.
        </p>
        {lines.length === 0 ? (
          <EmptyList text="Nothing has happened yet that belongs here." />
        ) : (
          <section className="card panel" aria-label="What happened">
            <ul className="panel-rows">
              {lines.map(({ id, what, who, about, createdAt }) => (
                <li key={id}>
                  <p>
                    <b className="font-600">{auditedActLabels[what]}</b>
                    {about ? (
                      <>
                        {": "}
                        <About about={about} />
                      </>
                    ) : null}
                  </p>
                  <p className="small text-muted">
                    {instantInWords(createdAt)}, {who ?? nobody}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Pager
          next={next && withQuery(adminPaths.audit, { [listParameters.from]: next })}
          label="Older"
          first={later ? { href: adminPaths.audit, label: "Newest" } : null}
        />
      </div>
    </AdminLayout>
  );
}

const auditMetadata = adminMetadata({
  title: "Audit log",
  description: "Who signed in, was refused, exported, erased or changed a price in the last 400 days, and when.",
  path: adminPaths.audit,
});

export const adminAudit = new Hono<AppEnv>().get(adminPaths.audit, async (c) => {
  const from = instantPosition(c.req.query(listParameters.from));
  const { rows, next } = pageOf(await auditPageQuery(primary(c.env.DB), from), ({ createdAt }) => createdAt);
  return c.render(<AuditPage lines={rows} next={next} later={from !== null} />, { metadata: auditMetadata });
});
