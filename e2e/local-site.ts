import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, DatabaseSync, type SQLInputValue } from "node:sqlite";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";
import type { Served } from "../dev/serve.ts";
import { startMail } from "../dev/site/mail.ts";
import { mailVariable, type SentMail } from "../dev/site/paths.ts";
import { createBookingSql } from "../scripts/booking-sql.ts";
import { type Site, startSite } from "../scripts/dev-server.ts";
import { freePort } from "../scripts/ports.ts";
import { databaseFile } from "../scripts/wrangler.ts";
import { type BookingField, bookingForm } from "../src/features/bookings/dj/form.ts";
import { addDays } from "../src/platform/dates.ts";
import type { Person } from "./person.ts";
import { prepared } from "./prepare.ts";

/** A mail in the outbox: to whom, and when it went out. */
export interface OutboxRow {
  kind: string;
  recipient: string;
  sent_at: number | null;
  attempts: number;
  /** Whether it will be tried again. One that is neither sent nor due has failed, or is in doubt. */
  due: boolean;
}

/** The real site on a port of its own, with a database of its own that only this process and the site look into. */
export class LocalSite {
  /** Every mail that the site sent, in order, over all of its starts. */
  readonly mails: SentMail[] = [];
  /** What the site wrote to its log, line by line. */
  readonly log: string[] = [];
  readonly #arrivals = new EventEmitter();
  /** Bookings that were made: one DJ plays one date. */
  #booked = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
  readonly #port: number;
  readonly #vars: Record<string, string>;
  readonly #scheme: "http" | "https";
  #site: Site | undefined;

  #mail: Served | undefined;

  private constructor(port: number, vars: Record<string, string>, scheme: "http" | "https") {
    this.#port = port;
    this.#vars = vars;
    this.#scheme = scheme;
  }

  /**
   * @param vars variables that replace those of wrangler.toml, such as the addresses of stand-ins
   * @param scheme with "https" it has a certificate that nobody signed
   */
  static async open(vars: Record<string, string> = {}, scheme: "http" | "https" = "http"): Promise<LocalSite> {
    const site = new LocalSite(await freePort(), vars, scheme);
    try {
      cpSync(prepared().state, site.#folder, { recursive: true });
      await site.start();
      return site;
    } catch (error) {
      await site.close();
      throw error;
    }
  }

  get url(): string {
    return `${this.#scheme}://localhost:${this.#port}`;
  }

  /** Starts the site on the database that is there. `npm test` has built it. */
  async start(): Promise<void> {
    this.#mail ??= await startMail((mail) => {
      this.mails.push(mail);
      this.#arrivals.emit("mail");
    });
    const site = await startSite({
      port: this.#port,
      persistTo: this.#folder,
      migrate: false,
      vars: { ...this.#vars, [mailVariable]: this.#mail.url },
      config: prepared().config,
      scheme: this.#scheme,
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

  /** Gives the running site a database as new: the tables and the rows of the sample. */
  async renewDatabase(): Promise<void> {
    const source = new DatabaseSync(databaseFile(prepared().state), { readOnly: true });
    try {
      await backup(source, databaseFile(this.#folder), { rate: 10_000 });
    } finally {
      source.close();
    }
    // The Cron writes the live flag of the new database to KV, over that of the old one.
    await this.cron(Date.now());
  }

  async close(): Promise<void> {
    await this.#site?.stop();
    await this.#mail?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** What stands in the local D1. */
  #rows(sql: string, ...values: SQLInputValue[]) {
    return this.#database(true, (database) => database.prepare(sql).all(...values));
  }

  /** Changes the local D1 behind the site's back. */
  write(sql: string, ...values: SQLInputValue[]): void {
    this.#database(false, (database) => database.prepare(sql).run(...values));
  }

  #database<Result>(readOnly: boolean, use: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(databaseFile(this.#folder), { readOnly, timeout: 5000 });
    try {
      return use(database);
    } finally {
      database.close();
    }
  }

  /** The titles of a booking's songs, in order. */
  songs(booking: string): string[] {
    const rows = this.#rows("SELECT title FROM song_requests WHERE booking_id = ? ORDER BY position, id", booking);
    return rows.map(({ title }) => String(title));
  }

  /** Makes a booking as `npm run booking` does, on a hold; gives its access link out of the mail. */
  async book(
    { firstName, lastName, email }: Person,
    details: Partial<Record<BookingField, string>> = {},
  ): Promise<string> {
    const booking = z.parse(bookingForm, {
      clientName: `${firstName} ${lastName}`,
      clientEmail: email,
      eventDate: addDays("2099-04-17", this.#booked++),
      startTime: "16:00",
      endTime: "22:00",
      eventType: "Ceremony & Reception",
      venue: "Sand Key Park",
      city: "Clearwater",
      packageName: "PREMIUM",
      price: "2,499",
      deposit: "0",
      status: "hold",
      ...details,
    });
    this.#database(false, (database) => database.exec(createBookingSql(booking, Date.now()).sql));
    const sent = () => this.mails.find(({ to }) => to === email);
    await this.cron(Date.now());
    while (!sent()) await once(this.#arrivals, "mail");
    const [link = ""] = /https?:\S+\/portal\?token=\S+/.exec(sent()?.text ?? "") ?? [];
    return link;
  }

  /** The requests that a person has sent in the portal. */
  requests(person: Person) {
    return this.#rows("SELECT * FROM client_requests WHERE client_email = ?", person.email);
  }

  /** The stored inquiries of a person. */
  leads(person: Person) {
    return this.#rows("SELECT * FROM contacts WHERE email = ?", person.email);
  }

  /** Stores a request of a client, as the portal would. */
  storeRequest({ email }: Person, subject: string): void {
    const now = Date.now();
    this.write(
      `INSERT INTO client_requests (id, client_email, type, subject, message, created_at, updated_at)
       VALUES (?, ?, 'timeline', ?, 'When shall it be?', ?, ?)`,
      randomUUID(),
      email,
      subject,
      now,
      now,
    );
  }

  /** The newsletter's subscriber with a person's address. */
  subscriber(person: Person) {
    return this.#rows("SELECT * FROM newsletter_subscribers WHERE email = ?", person.email)[0];
  }

  /** The mails that a person's inquiries have put into the outbox. */
  outbox(person: Person): OutboxRow[] {
    const about = "json_extract(data, '$.lead.email') = ?";
    return this.#rows(
      `SELECT kind, recipient, sent_at, attempts, next_attempt_at FROM outbox WHERE ${about} ORDER BY kind`,
      person.email,
    ).map(({ kind, recipient, sent_at, attempts, next_attempt_at }) => ({
      kind: String(kind),
      recipient: String(recipient),
      sent_at: sent_at === null ? null : Number(sent_at),
      attempts: Number(attempts),
      due: next_attempt_at !== null,
    }));
  }

  /** The mails to a person, sent so far. */
  mailsOf({ email }: Person): SentMail[] {
    return this.mails.filter(({ to }) => to === email);
  }

  /** All mails but the first `skipped`, once there are `count` of them. */
  async nextMails(skipped: number, count: number): Promise<SentMail[]> {
    while (this.mails.length < skipped + count) await once(this.#arrivals, "mail");
    return this.mails.slice(skipped);
  }

  /** The mails to a person, once there are `count` of them. The DJ's notices are gathered for ten minutes. */
  async waitForMails(person: Person, count = 1): Promise<SentMail[]> {
    while (this.mailsOf(person).length < count) await once(this.#arrivals, "mail");
    return this.mailsOf(person);
  }
}
