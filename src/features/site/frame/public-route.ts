import type { ReactElement } from "react";
import type { Database } from "../../../database/client.ts";
import type { PageMetadata } from "../../../platform/pages/metadata/page-metadata.ts";
import type { Choices, Chosen } from "../../../platform/pages/public/address.ts";
import type { ShownKind } from "../../content/versions.ts";

/** All that a public answer may depend on: it is cached for everyone, so no request, cookie or header. */
interface Asked {
  /** One batch, which reads the versions as well. */
  db: Database;
  /** Scheme and host, no trailing slash. */
  origin: string;
  chosen: Chosen;
  /** The open part of the path; else empty. */
  name: string;
  /** Instant of the visit. */
  now: number;
}

interface Showing {
  /** Instant at which the answer ends being true by itself. */
  until?: number | undefined;
  /** False for an address that no link leads to: answered, not cached. */
  isCacheable?: boolean;
}

interface ShownPage extends Showing {
  page: ReactElement;
  metadata: PageMetadata;
}

interface ShownFile extends Showing {
  text: string;
  type: string;
  headers?: Readonly<Record<string, string>>;
}

/** `null` when there is nothing at the address. */
export type Shown = ShownPage | ShownFile | null;

/** Answers the same to everyone; `publicAnswer` caches it. */
export interface PublicRoute {
  /** As Hono writes it, with one open part at most. */
  path: string;
  /** The one path of a thing. */
  pathOf?: (name: string) => string;
  /** Queries that make an address of their own. */
  choices?: Choices;
  /**
   * Whether a choice has too many variants and is true too briefly to be cached: an isolate forgets the answer, the
   * edge keeps it for a minute.
   */
  passes?: (chosen: Chosen) => boolean;
  /** Kinds of content, which are its cache tags as well. */
  shows?: readonly ShownKind[];
  /** Shown besides by an answer that `passes`. */
  passing?: readonly ShownKind[];
  show(asked: Asked): Shown | Promise<Shown>;
}
