import { Notice } from "../../../platform/ui/notice.tsx";
import { mailAddressFragment, mailPaths } from "../outbox/paths.ts";

export function BouncedMail({ mail }: { mail: string | null }) {
  if (mail === null) return null;
  return (
    <Notice tone="danger">
      Mails to this email come back, so nothing is mailed there. Ask for the right one by phone.{" "}
      <a className="text-link" href={mailPaths(mail).page + mailAddressFragment}>
        Correct it, and what was held back goes out
      </a>
    </Notice>
  );
}
