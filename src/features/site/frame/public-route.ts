import type { ReactElement } from "react";
import type { Database } from "../../../database/client.ts";
import type { PageMetadata } from "../../../platform/pages/metadata/page-metadata.ts";
import type { Choices, Chosen } from "../../../platform/pages/public/address.ts";
import type { ShownKind } from "../../content/versions.ts";

/**
 * All that a public answer may depend on. It is kept for everyone, so there is no request in it, no cookie and no header,
 * and of the query only what the route names.
 */
export interface Asked {
  /** For the rows, which are read in one batch: it brings their versions along. */
  db: Database;
  /** Public origin: scheme and host, no trailing slash. */
  origin: string;
  chosen: Chosen;
  /** The part of the path that the route leaves open; empty where it leaves none. */
  name: string;
  /** Instant of the visit, in milliseconds. */
  now: number;
}

interface Showing {
  /** Instant in milliseconds after which the answer is no longer true by itself. */
  until?: number | undefined;
  /** False for an address that no link of the site leads to: it is answered, and not kept. */
  keep?: boolean;
}

interface ShownPage extends Showing {
  page: ReactElement;
  metadata: PageMetadata;
}

interface ShownFile extends Showing {
  text: string;
  /** Media type. */
  type: string;
  /** What the file says of itself beside its type. */
  headers?: Readonly<Record<string, string>>;
}

/** What a public route shows; `null` when there is nothing at the address. */
export type Shown = ShownPage | ShownFile | null;

/** An address that answers the same to everyone: `publicAnswers` keeps what it shows. */
export interface PublicRoute {
  /** As Hono writes it; at most one part of it is open. */
  path: string;
  /** Of a path with an open part: the one path of a thing. */
  pathOf?: (name: string) => string;
  /** The queries that make an address of their own; none unless named. */
  choices?: Choices;
  /**
   * Whether what was chosen is said for the moment alone, and asked for in too many ways to be kept: an isolate forgets the
   * answer, the edge keeps it for a minute and shows it no later.
   */
  passes?: (chosen: Chosen) => boolean;
  /** The kinds of content that it shows, which are its cache tags as well. */
  shows?: readonly ShownKind[];
  /** The kinds that an answer which passes shows besides. */
  passing?: readonly ShownKind[];
  show(asked: Asked): Shown | Promise<Shown>;
}
