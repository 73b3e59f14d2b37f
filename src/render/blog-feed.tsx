import { renderToStaticMarkup } from "react-dom/server";
import { site } from "../content/site.ts";
import type { Post } from "../db/posts.ts";
import { blogFeed } from "../pages/blog.tsx";
import { absolute, blogPost, paths } from "../paths.ts";
import { Prose } from "../ui/prose.tsx";
import { xml } from "./xml.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

function entry(origin: string, post: Post): string {
  const address = xml(absolute(origin, blogPost(post.slug)));
  return `
  <entry>
    <id>${address}</id>
    <title>${xml(post.title)}</title>
    <link href="${address}"/>
    <published>${instant(post.createdAt)}</published>
    <updated>${instant(post.updatedAt)}</updated>
    <summary>${xml(post.excerpt)}</summary>
    <content type="html" xml:base="${xml(absolute(origin, paths.home))}">${xml(renderToStaticMarkup(<Prose markdown={post.content} />))}</content>
  </entry>`;
}

/** The blog as an Atom feed (RFC 4287) with whole posts. `origin` is the public origin. */
export function atomFeed(origin: string, posts: readonly Post[]): string {
  const self = xml(absolute(origin, blogFeed.path));
  const blog = xml(absolute(origin, paths.blog));
  const updated = instant(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt)));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${self}</id>
  <title>${xml(`${blogFeed.title}, ${site.name}`)}</title>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${blog}"/>
  <updated>${updated}</updated>
  <author><name>${xml(site.name)}</name></author>${posts.map((post) => entry(origin, post)).join("")}
</feed>
`;
}
