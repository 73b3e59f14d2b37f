import { Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { queueMailQuery } from "../../../platform/mail/outbox.ts";
import { actorOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { adminPaths } from "../../admin/paths.ts";
import { contentNew } from "../../content/dj/paths.ts";
import { paths } from "../../site/paths.ts";
import { type Begun, begunQuery } from "../checklist.ts";
import { settingsPaths } from "./paths.ts";
import { SettingsFrame, settingsMetadata } from "./settings-frame.tsx";

interface Step {
  isDone: (begun: Begun, isCardSet: boolean) => boolean;
  label: string;
  why: string;
  href: string;
  action: string;
  isOptional?: true;
}

const steps: readonly Step[] = [
  {
    isDone: ({ packages }) => packages,
    label: "Packages with their prices",
    why: "Without one no page names a price, and nobody can make a quote.",
    href: contentNew("packages"),
    action: "Add a package",
  },
  {
    isDone: ({ towns }) => towns,
    label: "Towns and what the way there costs",
    why: "A quote asks for the town. Without one nobody can choose.",
    href: contentNew("travel_zones"),
    action: "Add towns",
  },
  {
    isDone: ({ addOns }) => addOns,
    label: "Add-ons and the extra hour",
    why: "What is sold beside packages; without the hour no quote can be longer than its package.",
    href: contentNew("add_ons"),
    action: "Add one",
  },
  {
    isDone: ({ pictures }) => pictures,
    label: "Pictures of your own nights",
    why: "The gallery says that it is empty until there is one.",
    href: contentNew("gallery_items"),
    action: "Add a picture",
  },
  {
    isDone: ({ settings }) => settings,
    label: "Deposit, holds and office hours",
    why: "They begin with usual ones. Look at each screen of the settings, and save what differs.",
    href: adminPaths.settings,
    action: "Look at the settings",
  },
  {
    isDone: ({ booking }) => booking,
    label: "A booking of your own",
    why: "Ask for a quote on the site with another address of yours, accept it, sign and mark the deposit: you see what a couple sees. Then cancel it, and erase the person.",
    href: paths.quote,
    action: "Ask for a quote",
  },
  {
    isDone: (_, isCardSet) => isCardSet,
    label: "Payment by card",
    isOptional: true,
    href: adminPaths.money,
    action: "See the money",
    why: "Without Stripe clients pay by the other ways, and you mark it.",
  },
  {
    isDone: ({ prices }) => prices,
    label: "Prices of single services",
    isOptional: true,
    href: contentNew("prices"),
    action: "Add a price",
    why: "A page about one service names its price; without one it names none.",
  },
  {
    isDone: ({ imports }) => imports,
    label: "Clients and bookings so far",
    isOptional: true,
    href: adminPaths.import,
    action: "Bring them along",
    why: "From another tool's file, a spreadsheet or a calendar. Dates that are taken are then taken here.",
  },
  {
    isDone: ({ callHours }) => callHours,
    label: "Hours for calls",
    isOptional: true,
    href: settingsPaths.calls,
    action: "Set them",
    why: "Leads and clients then pick a time themselves.",
  },
  {
    isDone: ({ testimonials }) => testimonials,
    label: "What couples say",
    isOptional: true,
    href: contentNew("testimonials"),
    action: "Add a testimonial",
    why: "The home page leaves them out until there are some.",
  },
  {
    isDone: ({ calendars }) => calendars,
    label: "Your other calendars",
    isOptional: true,
    href: adminPaths.calendars,
    action: "Add a calendar",
    why: "Days that are taken there are taken here.",
  },
];

function Done({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <span className="badge tone" data-tone="ok">
      <span className="i-lucide-check" aria-hidden="true" />
      Done
    </span>
  ) : (
    <span className="badge tone" data-tone="accent">
      Open
    </span>
  );
}

const testing = formRoute({
  path: settingsPaths.checklist,
  schema: z.object({}),
  mails: true,
  async act(c, _, now) {
    const { by } = actorOf(c);
    await queueMailQuery(primary(c.env.DB), { kind: "test" }, by, `test:${crypto.randomUUID()}`, now);
    return redirectWithNotice(settingsPaths.checklist, "test-mail-sent");
  },
});

export const adminChecklist = new Hono<AppEnv>()
  .get(settingsPaths.checklist, async (c) => {
    const [begun] = await begunQuery(primary(c.env.DB));
    if (!begun) throw new Error("a query without a table gives one row");
    const isCardSet = !("unset" in settingsOf(c.env).stripe);
    return c.render(
      <SettingsFrame path={settingsPaths.checklist} title="Before you open" notice={noticeOf(c)}>
        <div className="card panel">
          <ul className="panel-rows panel-entries action-rows checklist">
            <li>
              <div>
                <h3 className="font-600">A mail that arrives</h3>
                <p>
                  Goes to you. Where your mail program shows the original, SPF, DKIM and DMARC each say “pass”; where
                  one does not, Mail domain says which record is missing.
                </p>
                <a className="text-link" href={settingsPaths.mailDomain}>
                  Mail domain
                </a>
              </div>
              <form className="status-buttons" method="post" action={settingsPaths.checklist}>
                <Done isDone={begun.testMail} />
                <button className="btn btn-secondary btn-small" type="submit">
                  Send a test mail
                </button>
              </form>
            </li>
            {steps.map(({ isDone, label, why, href, action, isOptional }) => (
              <li key={label}>
                <div>
                  <h3 className="font-600">
                    {label} {isOptional ? <span className="optional">optional</span> : null}
                  </h3>
                  <p>{why}</p>
                </div>
                <span className="status-buttons">
                  <Done isDone={isDone(begun, isCardSet)} />
                  <a className="btn btn-secondary btn-small" href={href}>
                    {action}
                  </a>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </SettingsFrame>,
      { metadata: settingsMetadata("Before you open", settingsPaths.checklist) },
    );
  })
  .route("/", testing);
