import type { Context } from "hono";

export const pdfAnswer = (c: Context, name: string, bytes: Uint8Array<ArrayBuffer>): Response =>
  c.body(bytes, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${name}.pdf"`,
  });
