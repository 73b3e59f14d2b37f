import { Hono } from "hono";
import { english } from "../../../content/words/en/index.ts";
import type { AppEnv } from "../../../env.ts";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { paths } from "../../site/paths.ts";
import { demoOnly, demoPath } from "../demo-paths.ts";
import { showDemo } from "../frame/demo.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { portalPaths } from "../paths.ts";

function OnlyDemoPage() {
  return (
    <section className="wrap access">
      <div>
        <Sunset className="access-sun" />
        <h1 className="h2">In the demo nothing is saved</h1>
        <p className="lead mt-4 mb-6">
          This wedding is made up, so it has no contract to sign, no receipt to print and nothing to change. With a
          booking of your own, this button does what it says.
        </p>
        <div className="flex flex-wrap gap-4">
          <a className="btn btn-primary" href={paths.book}>
            Check your date
          </a>
          <a className="btn btn-secondary" href={portalPaths.dashboard}>
            Back to the demo
          </a>
        </div>
      </div>
    </section>
  );
}

const onlyDemoMetadata = portalMetadata(
  english,
  { title: "In the demo nothing is saved" },
  null,
  `${portalPaths.dashboard}/only-a-demo`,
  "wedding",
);

export const onlyDemo = new Hono<AppEnv>()
  .get(demoOnly, (c) => showDemo(c, <OnlyDemoPage />, onlyDemoMetadata))
  .post(`${demoPath}/*`, (c) => {
    c.status(403);
    return showDemo(c, <OnlyDemoPage />, onlyDemoMetadata);
  });
