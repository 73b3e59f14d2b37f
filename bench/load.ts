import { connect } from "node:net";

/** What one run of `load` saw. */
export interface LoadResult {
  answersPerSecond: number;
  /** All answers, those of the lead included. */
  answers: number;
  /** Share of one core that this process used meanwhile, 0 to 1: near 1 it measures itself. */
  ownShare: number;
}

type Waits = "head" | "length" | "body" | "line";

/**
 * Reads the answers of one connection, which come one at a time. The function it gives takes what arrived and tells
 * whether an answer is complete; it throws when that is not a 200.
 */
function answerReader(): (arrived: Buffer) => boolean {
  let rest: Buffer = Buffer.alloc(0);
  let waitsFor: Waits = "head";
  let left = 0;
  let chunked = false;
  let last = false;

  const onHead = (head: string) => {
    if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`Under load came: ${head}`);
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    chunked = length === undefined;
    last = !chunked;
    left = Number(length ?? 0);
    waitsFor = chunked ? "length" : "body";
  };
  const onLength = (line: string) => {
    left = Number.parseInt(line, 16);
    last = left === 0;
    waitsFor = last ? "line" : "body";
  };

  return (arrived) => {
    rest = rest.length > 0 ? Buffer.concat([rest, arrived]) : arrived;
    for (;;) {
      if (waitsFor === "body") {
        const taken = Math.min(left, rest.length);
        rest = rest.subarray(taken);
        left -= taken;
        if (left > 0) return false;
        if (!chunked) break;
        waitsFor = "line";
      }
      const mark = waitsFor === "head" ? "\r\n\r\n" : "\r\n";
      const end = rest.indexOf(mark);
      if (end < 0) return false;
      const text = rest.toString("latin1", 0, end);
      rest = rest.subarray(end + mark.length);
      if (waitsFor === "head") onHead(text);
      else if (waitsFor === "length") onLength(text);
      else if (last) break;
      else waitsFor = "length";
    }
    waitsFor = "head";
    return true;
  };
}

/** Asks again and again over one connection until `end`, and tells the time of each answer. */
function askUntil(end: number, url: URL, onAnswer: (time: number) => void): Promise<void> {
  const request = Buffer.from(
    `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/html\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    const complete = answerReader();
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    socket.on("connect", () => socket.write(request));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(`${url} was hung up under load`)));
    socket.on("data", (arrived) => {
      try {
        if (!complete(arrived)) return;
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      const now = performance.now();
      onAnswer(now);
      if (now < end) return socket.write(request);
      resolve();
      socket.destroy();
    });
  });
}

/**
 * Asks for `url` over `connections` kept-alive connections at once, each of which reads an answer to its end before it
 * asks again, and counts for `milliseconds` after a lead of `lead` milliseconds. Has sockets and a parser of its own:
 * node:http gives fewer requests per core than workerd answers.
 */
export async function load(url: URL, connections: number, lead: number, milliseconds: number): Promise<LoadResult> {
  const cpu = process.cpuUsage();
  const begin = performance.now();
  const start = begin + lead;
  const end = start + milliseconds;
  let answers = 0;
  let counted = 0;
  const onAnswer = (time: number) => {
    answers++;
    if (time >= start && time < end) counted++;
  };
  await Promise.all(Array.from({ length: connections }, () => askUntil(end, url, onAnswer)));
  const { user, system } = process.cpuUsage(cpu);
  return {
    answersPerSecond: (counted / milliseconds) * 1000,
    answers,
    ownShare: (user + system) / 1000 / (performance.now() - begin),
  };
}
