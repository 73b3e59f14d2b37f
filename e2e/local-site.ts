import { EventEmitter, once } from "node:events";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { stripVTControlCharacters } from "node:util";
import { type Site, startSite } from "../scripts/dev-server.ts";
import type { LocalMail } from "../scripts/local-mail.ts";
import { freePort } from "../scripts/ports.ts";
import type { Person } from "./person.ts";

/** A mail in the outbox: to whom, and when it went out. */
export interface OutboxRow {
  kind: string;
  recipient: string;
  sent_at: number | null;
  attempts: number;
}

/** The real site on a port of its own, with a database of its own that only this process and the site look into. */
export class LocalSite {
  /** Every mail that the site sent, in order, over all of its starts. */
  readonly mails: LocalMail[] = [];
  /** What the site wrote to its log, line by line. */
  readonly log: string[] = [];
  readonly #arrivals = new EventEmitter();
  readonly #folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
  readonly #port: number;
  #site: Site | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  /** @param migrate `false` leaves the database without a single table */
  static async open(migrate = true): Promise<LocalSite> {
    const site = new LocalSite(await freePort());
    try {
      await site.start(migrate);
      return site;
    } catch (error) {
      await site.close();
      throw error;
    }
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts the site on the database that is there. `npm test` has built it. */
  async start(migrate = false): Promise<void> {
    const site = await startSite({
      port: this.#port,
      persistTo: this.#folder,
      migrate,
      build: false,
      localVars: false,
      onMail: (mail) => {
        this.mails.push(mail);
        this.#arrivals.emit("mail");
      },
      onLog: (line) => this.log.push(stripVTControlCharacters(line)),
    });
    void site.ended.then((code) => this.log.push(`wrangler ended (code ${code})`));
    this.#site = site;
  }

  /** Ends all its processes as a crash would. */
  async kill(): Promise<void> {
    await this.#site?.kill();
  }

  /** Runs the Cron as of `time` (milliseconds). */
  async cron(time: number): Promise<void> {
    await this.#site?.cron(time);
  }

  async close(): Promise<void> {
    await this.#site?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** What stands in the local D1. */
  #rows(sql: string, ...values: SQLInputValue[]) {
    const [file] = globSync("v3/d1/*/*.sqlite", { cwd: this.#folder }).filter(
      (name) => !name.endsWith("metadata.sqlite"),
    );
    if (!file) throw new Error("The site has no database yet");
    const database = new DatabaseSync(join(this.#folder, file), { readOnly: true });
    try {
      return database.prepare(sql).all(...values);
    } finally {
      database.close();
    }
  }

  /** The stored inquiries of a person. */
  leads(person: Person) {
    return this.#rows("SELECT * FROM contacts WHERE email = ?", person.email);
  }

  /** The newsletter's subscriber with a person's address. */
  subscriber(person: Person) {
    return this.#rows("SELECT * FROM newsletter_subscribers WHERE email = ?", person.email)[0];
  }

  /** The mails that a person's inquiries have put into the outbox. */
  outbox(person: Person): OutboxRow[] {
    const about = "json_extract(data, '$.lead.email') = ?";
    return this.#rows(
      `SELECT kind, recipient, sent_at, attempts FROM outbox WHERE ${about} ORDER BY kind`,
      person.email,
    ).map(({ kind, recipient, sent_at, attempts }) => ({
      kind: String(kind),
      recipient: String(recipient),
      sent_at: sent_at === null ? null : Number(sent_at),
      attempts: Number(attempts),
    }));
  }

  /** The mails to a person and about that person, sent so far. */
  mailsOf({ email, firstName, lastName }: Person): LocalMail[] {
    return this.mails.filter(({ to, subject }) => to.includes(email) || subject.includes(`${firstName} ${lastName}`));
  }

  /** The same, once there are `count` of them. */
  async waitForMails(person: Person, count = 2): Promise<LocalMail[]> {
    while (this.mailsOf(person).length < count) await once(this.#arrivals, "mail");
    return this.mailsOf(person);
  }
}
