import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { day } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bring, keptMail, replyTo } from "../../../test/incoming-mail.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, htmlAt, inquiry, visit } from "../../../test/site.ts";
import { portalPaths } from "../../portal/paths.ts";
import { replyFilePath, requestPaths, waitingReplyPath } from "../dj/paths.ts";

const client = { clientEmail: inquiry.email, clientName: "Ana Núñez" };

const withFile = (begin: string, size: number, name: string) => {
  const content = btoa(begin + "\0".repeat(size - begin.length)).replaceAll(/.{76}/g, "$&\n");
  const part = `Content-Type: application/octet-stream; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content}`;
  return `From: ${inquiry.email}\nSubject: Files\nMessage-ID: <${name}@example.com>\nContent-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/plain\n\nSee the file.\n--b\n${part}\n--b--\n`;
};
const jpeg = "\xff\xd8\xff\xc0\0\x0b\x08\x01\x01\x01\x01";

it("pictures and PDFs are there for the client and the DJ, and nobody else; other files are named", async () => {
  const booking = await storeBooking(client);
  await bring(keptMail("pdf-and-zip"), await replyTo("b", booking.id));
  const headers = await signIn(booking);
  const dashboard = await htmlAt(portalPaths.dashboard, headers);
  const path = /href="(\/portal\/files\/[^"]+)"/.exec(dashboard)?.[1] ?? "";
  expect(mainTextIn(dashboard)).toContain("songs.zip (left out");

  const file = await visit(get(path, headers));
  expect((await file.text()).slice(0, 5)).toBe("%PDF-");
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''Floor%20plan.pdf",
    "cache-control": "private, no-store",
  });
  const stranger = await signIn(await storeBooking());
  expect((await visit(get(path, stranger))).status).toBe(404);
  expect((await visit(get(path))).status).toBe(401);
  expect((await visit(get(path.replace(/0$/, "1"), headers))).status).toBe(404);
  const [request] = await rows("SELECT id FROM client_requests");
  expect(mainTextIn(await see(requestPaths(String(request?.id)).page))).toContain("Floor plan.pdf");
  expect(await see(replyFilePath(String(request?.id), 0))).toContain("%PDF-");
});

it.each([
  ["a picture", jpeg, 9_000_000, true],
  ["a picture of 12 MB", jpeg, 12_000_000, false],
  ["a page that calls itself a picture", "<script>alert(1)</script>", 30_000, false],
] as const)("%s is kept by what it is", async (_, begin, size, isKept) => {
  const booking = await storeBooking(client);
  const done = await bring(withFile(begin, size, "beach.jpg"), await replyTo("b", booking.id));
  expect(done.forwardedTo).toEqual([]);
  const [request] = await rows("SELECT message FROM client_requests");
  expect(request?.message).toBe("See the file.");
  const text = await htmlAt(portalPaths.dashboard, await signIn(booking));
  expect([text.includes('href="/portal/files/'), text.includes("beach.jpg (left out")]).toEqual([isKept, !isKept]);
});

it("a file leaves with its mail", async () => {
  const bucket = env.PICTURES;
  const kept = async () => (await bucket?.list({ prefix: "reply/" }))?.objects.length;
  const before = (await kept()) ?? 0;
  const booking = await storeBooking(client);
  await bring(
    withFile(jpeg, 30_000, "beach.jpg").replace(inquiry.email, "ben@example.org"),
    await replyTo("b", booking.id),
  );
  expect(await kept()).toBe(before + 1);
  const [waits] = await rows("SELECT id FROM mail_replies WHERE files <> '[]'");
  await submit(waitingReplyPath(String(waits?.id)), { decision: "discard" });
  await cron(Date.now() + 3 * day);
  expect(await kept()).toBe(0);
});
