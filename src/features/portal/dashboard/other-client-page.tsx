import { addressInWords } from "../../../platform/fields/no-address.ts";
import { emailQuery, tokenQuery } from "../../site/paths.ts";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { portalApi, portalPaths } from "../paths.ts";

interface OtherClientPageProps {
  signedIn: string;
  named: string;
  token: string;
}

export function OtherClientPage({ signedIn, named, token }: OtherClientPageProps) {
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">Switch to another client?</h1>
        <p className="lead mt-5 mb-8">
          This browser is signed in as <b className="break-words">{addressInWords(signedIn)}</b>. The link that you
          opened is for <b className="break-words">{addressInWords(named)}</b>. If you did not expect that, stay where
          you are.
        </p>
        <form method="post" action={portalApi.openLink}>
          <input type="hidden" name={tokenQuery} value={token} />
          <input type="hidden" name={emailQuery} value={named} />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <a className="btn btn-primary" href={portalPaths.dashboard}>
              Stay signed in
            </a>
            <button className="btn btn-secondary" type="submit">
              Switch to the other
            </button>
          </p>
        </form>
      </div>
    </section>
  );
}

export const otherClientMetadata = portalMetadata({
  title: "Switch to another client?",
  description: "This browser is signed in to the client portal with another address. Choose which one to go on with.",
  feature: "portal-dashboard",
  path: portalPaths.dashboard,
});
