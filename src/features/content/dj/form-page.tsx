import type { FormState } from "../../../platform/fields/form-state.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { ChecksField } from "../../../platform/ui/choices.tsx";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths } from "../../admin/paths.ts";
import { PictureChoice, type UploadedPictures } from "../../uploads/dj/picture-choice.tsx";
import type { ContentKind, ContentField as Field } from "./forms/content-kind.ts";
import { contentKinds } from "./forms/content-kinds.ts";
import { contentDelete, contentList, contentNew, contentRow, postPreview } from "./paths.ts";

interface ContentDeletePageProps {
  kind: ContentKind;
  id: string;
  title: string;
}

export function ContentDeletePage({ kind, id, title }: ContentDeletePageProps) {
  const { singular } = contentKinds[kind];
  return (
    <AdminLayout path={adminPaths.content} title={`Delete this ${singular}?`}>
      <form className="card panel sheet" method="post" action={contentDelete(kind, id)}>
        <p className="display panel-title">{title}</p>
        <p className="text-muted">It leaves the public pages at once, and it cannot be brought back.</p>
        <div className="status-buttons">
          <a className="btn btn-secondary" href={contentList(kind)}>
            Keep it
          </a>
          <button className="btn btn-danger" type="submit">
            Delete {singular}
          </button>
        </div>
      </form>
    </AdminLayout>
  );
}

export const contentDeleteMetadata = (kind: ContentKind, id: string) =>
  adminMetadata({
    title: `Delete ${contentKinds[kind].singular}`,
    description: `Asks the administrator before one of the ${kind} of the public site is deleted, and names which one it is.`,
    path: contentDelete(kind, id),
  });

interface ContentFieldProps extends Field {
  id: string;
  entry: string | undefined;
  error: string | undefined;
  shelf: UploadedPictures;
}

function ContentField({ control, wide, options = {}, placeholder, hint, shelf, ...field }: ContentFieldProps) {
  const shared = { ...field, className: wide ? "full" : "" };
  if (control === "area") return <TextArea {...shared} {...(placeholder ? { placeholder } : {})} hint={hint} />;
  if (control === "picture") return <PictureChoice {...field} shelf={shelf} />;
  if (control === "select") return <SelectField {...shared} options={Object.keys(options)} optionLabels={options} />;
  if (control === "tick") {
    const { optional: _, label, entry, ...rest } = shared;
    return <ChecksField {...rest} entry={entry && "on"} label="Shown as" options={[{ value: "on", label }]} />;
  }
  return <TextField {...shared} type={control} {...(placeholder ? { placeholder } : {})} />;
}

export interface ContentFormPageProps {
  kind: ContentKind;
  /** Made with the form, so that resending stores one row. */
  id: string;
  isNew: boolean;
  form: FormState;
  shelf: UploadedPictures;
}

const idOf = (field: string): string => `content-${field}`;

export function ContentFormPage({ kind, id, isNew, form, shelf }: ContentFormPageProps) {
  const { singular, plural, fields } = contentKinds[kind];
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const field = fieldsOf({ idOf, labels, form });
  const title = `${isNew ? "New" : "Edit"} ${singular}`;
  return (
    <AdminLayout
      path={adminPaths.content}
      title={title}
      trail={
        <Breadcrumb
          items={[
            { label: "Content", href: adminPaths.content },
            { label: plural, href: contentList(kind) },
            { label: title },
          ]}
        />
      }
    >
      <div className="card panel sheet">
        <form
          className="form-grid"
          method="post"
          action={isNew ? contentNew(kind) : contentRow(kind, id)}
          noValidate={form.issues.length > 0}
        >
          <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} />
          {isNew ? <input type="hidden" name="id" value={id} /> : null}
          {fields.map((each) => (
            <ContentField key={each.name} {...each} {...field(each.name)} shelf={shelf} />
          ))}
          <SubmitButton sending={false} pending="Saving…">
            Save {singular}
          </SubmitButton>
        </form>
      </div>
      {isNew ? null : (
        <p className="content-actions">
          {kind === "posts" ? (
            <a className="text-link" href={postPreview(id)}>
              Preview as saved
            </a>
          ) : null}
          <a className="text-link" href={contentDelete(kind, id)}>
            Delete this {singular}
          </a>
        </p>
      )}
    </AdminLayout>
  );
}

export const contentFormMetadata = ({ kind, id, isNew }: ContentFormPageProps) =>
  adminMetadata({
    title: `${isNew ? "New" : "Edit"} ${contentKinds[kind].singular}`,
    description: isNew
      ? `The form for a new one of the ${kind} that the public site shows, to be filled in by the administrator.`
      : `The form that changes one of the ${kind} that the public site shows, to be filled in by the administrator.`,
    path: isNew ? contentNew(kind) : contentRow(kind, id),
  });
