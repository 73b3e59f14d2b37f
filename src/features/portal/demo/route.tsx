import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { demoOnly, demoPath } from "../demo-paths.ts";
import { showDemo } from "../frame/demo.tsx";
import { OnlyDemoPage, onlyDemoMetadata } from "./page.tsx";

export const onlyDemo = new Hono<AppEnv>()
  .get(demoOnly, (c) => showDemo(c, <OnlyDemoPage />, onlyDemoMetadata))
  .post(`${demoPath}/*`, (c) => {
    c.status(403);
    return showDemo(c, <OnlyDemoPage />, onlyDemoMetadata);
  });
