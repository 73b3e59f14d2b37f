import type { ReactElement } from "react";
import type { Database } from "../../../database/client.ts";
import type { PageMetadata } from "../../../platform/pages/metadata/page-metadata.ts";
import type { Choices, Chosen } from "../../../platform/pages/public/address.ts";
import type { ShownKind } from "../../content/versions.ts";

/** Holds no request, cookie or header, as the answer is cached for everyone. */
interface Asked {
  /** Reads the versions too. */
  db: Database;
  /** Scheme and host, no trailing slash. */
  origin: string;
  chosen: Chosen;
  /** The path's parameter, or empty. */
  name: string;
  /** Instant. */
  now: number;
}

interface Showing {
  /** Instant from which the answer is out of date by itself. */
  until?: number | undefined;
  /** False for an address without links to it: answered, not cached. */
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

/** `null` when not found. */
export type Shown = ShownPage | ShownFile | null;

export interface PublicRoute {
  /** In Hono's syntax, with one parameter at most. */
  path: string;
  pathOf?: (name: string) => string;
  choices?: Choices;
  /** For choices with too many short-lived variants: the isolate does not cache them, the edge does for a minute. */
  passes?: (chosen: Chosen) => boolean;
  /** Kinds of content, also cache tags. */
  shows?: readonly ShownKind[];
  /** Further kinds of an answer that `passes`. */
  passing?: readonly ShownKind[];
  show(asked: Asked): Shown | Promise<Shown>;
}
