import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { demoDate } from "../../portal/demo/demo-wedding.ts";
import { demoOf, demoPath } from "../../portal/demo-paths.ts";
import { showDemo } from "../../portal/frame/demo.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { absolute } from "../../site/paths.ts";
import { qrSvg } from "../qr-code.ts";
import { settingsEntries } from "../settings.ts";
import { GuestsPage, guestsMetadata } from "./page.tsx";
import { portalGuestFile } from "./paths.ts";

const codeFile = demoOf(portalGuestFile("code.svg"));

export const guestsDemo = new Hono<AppEnv>()
  .get(demoOf(portalPaths.guests), (c) => {
    const { id, clientName } = demoBooking;
    const values = {
      ...settingsEntries(undefined, { ...demoBooking, companyName: null, eventDate: demoDate(Date.now()) }),
      title: clientName,
      notTaken: "No line dances before the cake",
    };
    const address = absolute(new URL(c.req.url).origin, demoPath);
    const page = (
      <GuestsPage
        booking={id}
        page={{ address, isOpen: true, from: "the ceremony on", until: "the last song" }}
        opens={null}
        form={{ values, issues: [] }}
        isSaved={false}
      />
    );
    return showDemo(c, page, guestsMetadata(id, "wedding", wordsIn()));
  })
  .get(codeFile, (c) =>
    c.body(qrSvg(absolute(new URL(c.req.url).origin, demoPath)), 200, {
      "Content-Type": "image/svg+xml; charset=UTF-8",
      "Cache-Control": "public, max-age=86400",
      "X-Robots-Tag": "noindex",
    }),
  );
