import { thumbnailOf } from "../../../content/picture.ts";
import { pictureByName, pictureNames, uploadedPicture } from "../../../content/picture-by-name.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { Choices } from "../../../platform/ui/choices.tsx";
import type { ListedUpload } from "../uploads.ts";
import pictureUpload from "./picture-upload.island.tsx";

interface OptionProps {
  id?: string | undefined;
  name: string;
  value: string;
  checked: boolean;
  required: boolean;
  alt: string;
  src: string;
}

function Option({ alt, src, checked, value, ...radio }: OptionProps) {
  return (
    <label className="picture-option" title={`${value}: ${alt}`}>
      <input type="radio" value={value} {...radio} defaultChecked={checked} />
      <img src={src} alt={alt} width={120} height={80} loading="lazy" decoding="async" />
      <span className="picture-name" aria-hidden="true">
        {value}
      </span>
    </label>
  );
}

export interface UploadedPictures {
  uploads: readonly ListedUpload[];
  canUpload: boolean;
}

interface PictureChoiceProps {
  id: string;
  name: string;
  label: string;
  optional?: boolean | undefined;
  error: string | undefined;
  entry: string | undefined;
  shelf: UploadedPictures;
}

export function UploadingOff() {
  return (
    <div className="uploading-off small">
      <p className="font-600">Uploading is off: there is no bucket for pictures.</p>
      <p className="text-muted">
        Turn R2 on in Cloudflare’s dashboard, run <code>npx wrangler r2 bucket create</code> with the{" "}
        <code>bucket_name</code> of <code>wrangler.toml</code>, keep the <code>PICTURES</code> binding there and deploy.
        docs/runbook.md has the steps. The site’s own pictures can be chosen meanwhile.
      </p>
    </div>
  );
}

export function PictureChoice({ shelf, ...field }: PictureChoiceProps) {
  const { id, name, optional, entry } = field;
  const own = pictureNames.flatMap((each) => {
    const picture = pictureByName(each);
    return picture ? [{ value: each, picture }] : [];
  });
  const uploaded = shelf.uploads.map((upload) => ({ value: upload.id, picture: uploadedPicture(upload) }));
  const all = [...uploaded, ...own];
  // The box shows only a few rows.
  const options = [...all.filter(({ value }) => value === entry), ...all.filter(({ value }) => value !== entry)];
  return (
    <Choices {...field} className="full picture-choice">
      {shelf.canUpload ? (
        <Island of={pictureUpload} props={{ id: `${id}-file`, name }} when="load" />
      ) : (
        <UploadingOff />
      )}
      <div className="picture-options">
        {optional ? (
          <label className="picture-option picture-none">
            <input type="radio" id={id} name={name} value="" defaultChecked={!entry} />
            <span>No picture</span>
          </label>
        ) : null}
        {options.map(({ value, picture }, index) => (
          <Option
            key={value}
            id={index === 0 && !optional ? id : undefined}
            name={name}
            value={value}
            checked={value === entry}
            required={!optional}
            alt={picture.alt}
            src={thumbnailOf(picture)}
          />
        ))}
      </div>
    </Choices>
  );
}
