import { type ContactStatus, contactStatuses } from "../../../content/statuses.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { AdminLayout, badgeOf } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { contactCategoryLabels, contactStatusCopy } from "../../admin/frame/labels.ts";
import { type LeadRow, LeadRows } from "../../admin/frame/lead-row.tsx";
import { ChoiceLinks, EmptyList, Pager } from "../../admin/frame/list-parts.tsx";
import type { Undo } from "../../admin/frame/notices.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";
import type { ContactFilter } from "../list-leads.ts";
import { leadPaths, replyFragment } from "./paths.ts";

export interface LeadsPageProps {
  filter: ContactFilter;
  rows: readonly LeadRow[];
  /** In words: "12", "99+". */
  counts: Readonly<Partial<Record<ContactStatus, string>>>;
  next: string | null;
  later: boolean;
  notice: string | null;
  /** For a status that was just set. */
  undo: Undo | null;
}

export function LeadsPage({ filter, rows, counts, next, later, notice, undo }: LeadsPageProps) {
  const { status, category, text } = filter;
  const narrowed = {
    [listParameters.status]: status,
    [listParameters.category]: category,
    [listParameters.text]: text,
  };
  const address = (more: Readonly<Record<string, string | null>>) =>
    withQuery(adminPaths.leads, { ...narrowed, ...more });
  const [first] = rows
    .filter(({ status, clock }) => status === "new" && clock.state !== "answered")
    .toSorted((a, b) => a.clock.left - b.clock.left);
  const isNarrowed = Boolean(status || category || text !== null);
  return (
    <AdminLayout
      path={adminPaths.leads}
      title="Leads"
      badges={{ [adminPaths.leads]: badgeOf(counts.new, "new") }}
      aside={
        <div className="status-buttons">
          <a className="btn btn-secondary btn-small" href={adminPaths.newLead}>
            <span className="i-lucide-phone" aria-hidden="true" />
            From a call
          </a>
          {first ? (
            <a className="btn btn-primary btn-small" href={leadPaths(first.id).page + replyFragment}>
              Reply to {first.firstName}
            </a>
          ) : null}
        </div>
      }
    >
      <div className="admin-stack">
        <DoneNotice text={notice} undo={undo} />
        <div className="leads-filter">
          <ChoiceLinks
            label="Status"
            links={[
              { href: address({ [listParameters.status]: null }), label: "All", current: status === null },
              ...contactStatuses.map((name) => ({
                href: address({ [listParameters.status]: name }),
                label: contactStatusCopy[name].label,
                count: counts[name] ?? null,
                current: name === status,
              })),
            ]}
          />
          <search aria-label="Leads">
            <form className="list-filter" method="get" action={adminPaths.leads}>
              {status ? <input type="hidden" name={listParameters.status} value={status} /> : null}
              <TextField
                id="lead-text"
                name={listParameters.text}
                label="Name, email, company, venue, words"
                placeholder="Name, venue"
                type="search"
                optional
                entry={text ?? ""}
              />
              <SelectField
                id="lead-category"
                name={listParameters.category}
                label="Kind"
                optional
                entry={category ?? ""}
                options={Object.keys(contactCategoryLabels)}
                optionLabels={contactCategoryLabels}
                placeholder="All kinds"
              />
              <button className="btn btn-secondary" type="submit">
                <span className="i-lucide-search" aria-hidden="true" />
                <span className="visually-hidden">Search</span>
              </button>
            </form>
          </search>
        </div>
        {rows.length > 0 ? (
          <LeadRows rows={rows} list={address({}).slice(adminPaths.leads.length + 1)} />
        ) : (
          <EmptyList
            text={isNarrowed ? "Nothing here fits." : "No leads yet. The quote form on the home page fills this list."}
            link={isNarrowed ? { href: adminPaths.leads, label: "Show everything" } : undefined}
          />
        )}
        <Pager
          next={next && address({ [listParameters.from]: next })}
          label="Older"
          first={later ? { href: address({}), label: "Newest" } : null}
        />
      </div>
    </AdminLayout>
  );
}

export const leadsMetadata = adminMetadata({
  title: "Leads",
  description:
    "Leads and contact messages, the newest first, with what is left of the time in which an answer is promised.",
  path: adminPaths.leads,
});
