import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { TodayPage, todayMetadata } from "../../pages/admin/today.tsx";
import { paths } from "../../paths.ts";

export const today = new Hono<AppEnv>().get(paths.admin, (c) =>
  c.render(<TodayPage date="Saturday, November 21" />, { metadata: todayMetadata }),
);
