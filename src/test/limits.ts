import type { RateLimit } from "@cloudflare/workers-types";
import type { Bindings } from "../env.ts";

type LimitName = { [Name in keyof Bindings]-?: Bindings[Name] extends RateLimit ? Name : never }[keyof Bindings];

const [settings = ""] = Object.values(
  import.meta.glob<string>("../../wrangler.toml", { query: "?raw", import: "default", eager: true }),
);

const counts = new Map<string, number>();

function limitOf(name: LimitName): RateLimit {
  const [, most] =
    new RegExp(`name = "${name}"\\n.*\\nsimple = \\{ limit = (\\d+), period = 60 \\}`).exec(settings) ?? [];
  if (!most) throw new Error(`wrangler.toml has no limit ${name}`);
  return {
    async limit({ key }) {
      const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
      counts.set(`${name} ${key}`, count);
      return { success: count <= Number(most) };
    },
  };
}

/** Real minutes end in the middle of tests. */
export const limits: Record<LimitName, RateLimit> = {
  FORM_LIMIT: limitOf("FORM_LIMIT"),
  PORTAL_ADDRESS_LIMIT: limitOf("PORTAL_ADDRESS_LIMIT"),
  PORTAL_CLIENT_LIMIT: limitOf("PORTAL_CLIENT_LIMIT"),
  SONG_LIMIT: limitOf("SONG_LIMIT"),
  PERSON_LIMIT: limitOf("PERSON_LIMIT"),
  BEACON_LIMIT: limitOf("BEACON_LIMIT"),
  GUEST_LIMIT: limitOf("GUEST_LIMIT"),
  GUEST_NETWORK_LIMIT: limitOf("GUEST_NETWORK_LIMIT"),
  GUEST_SEARCH_LIMIT: limitOf("GUEST_SEARCH_LIMIT"),
};

export const beginMinute = () => counts.clear();
