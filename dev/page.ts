import { html } from "hono/html";
import { marker } from "./serve.ts";

/** `body` comes from hono's `html`, which escapes. */
export const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 12vh auto; padding: 0 1rem }
input, button { font: inherit; padding: .5rem .75rem }
small { color: #666 }
</style>
</head>
<body>
<h1>${title}</h1>
${body}
<p><small>${marker}</small></p>
</body>
</html>`;
