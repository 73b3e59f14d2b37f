import type { Words } from "../../../content/words/en/index.ts";
import { addressInWords } from "../../../platform/fields/no-address.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Filled } from "../../../platform/ui/filled.tsx";
import { emailQuery, tokenQuery } from "../../site/paths.ts";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { portalApi, portalPaths } from "../paths.ts";

interface OtherClientPageProps {
  signedIn: string;
  named: string;
  token: string;
}

export function OtherClientPage({ signedIn, named, token }: OtherClientPageProps) {
  const words = useWords().portal.otherClient;
  const address = (email: string) => <b className="break-words">{addressInWords(email)}</b>;
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">{words.title}</h1>
        <p className="lead mt-5 mb-8">
          <Filled words={words.text} parts={{ signedIn: address(signedIn), named: address(named) }} />
        </p>
        <form method="post" action={portalApi.openLink}>
          <input type="hidden" name={tokenQuery} value={token} />
          <input type="hidden" name={emailQuery} value={named} />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <a className="btn btn-primary" href={portalPaths.dashboard}>
              {words.stay}
            </a>
            <button className="btn btn-secondary" type="submit">
              {words.switch}
            </button>
          </p>
        </form>
      </div>
    </section>
  );
}

export const otherClientMetadata = ({ formats, portal: { otherClient } }: Words) =>
  portalMetadata({
    title: otherClient.title,
    description: otherClient.about,
    feature: "portal-dashboard",
    path: portalPaths.dashboard,
    language: formats.tag,
  });
