import { acrossPhones } from "../../content/picture.ts";
import { pictureNamed } from "../../content/picture-by-name.ts";
import { site } from "../../content/site.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { Sunset } from "../../platform/ui/sunset.tsx";
import { blogPost, documents, paths } from "../site/paths.ts";
import { PostByline } from "./post-article.tsx";
import type { PostTeaser } from "./store.ts";

export function BlogPage({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <section className="wrap page">
      <div className="title-row mb-[clamp(28px,4vw,48px)]">
        <h1 className="h1">Notes from the booth</h1>
        <p className="lead">What I would tell a friend who plans a wedding or a company night around {site.metro}.</p>
      </div>
      {posts.length === 0 ? (
        <div className="empty">
          <Sunset className="w-[120px]" />
          <p>Nothing is written here yet.</p>
          <a className="text-link" href={paths.mixes}>
            Listen to a mix instead
          </a>
        </div>
      ) : (
        <ul className="posts">
          {posts.map((post, index) => {
            const picture = pictureNamed(post.image, post.upload);
            return (
              <li key={post.slug} className="post">
                {picture ? (
                  <PictureFrame
                    picture={picture}
                    sizes={index === 0 ? `${acrossPhones}, 690px` : `${acrossPhones}, 580px`}
                    priority={index === 0}
                    decorative
                    className="post-picture"
                  />
                ) : null}
                <div>
                  <PostByline {...post} />
                  <h2 className="h2 mt-3 mb-4">
                    <a className="post-link" href={blogPost(post.slug)}>
                      {post.title}
                    </a>
                  </h2>
                  <p className="text-muted">{post.excerpt}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className="card blog-foot">
        <div>
          <h2 className="h3">The next note by email</h2>
          <p className="text-muted mt-2">Now and then, with new mixes and open dates. One click ends it.</p>
        </div>
        <p>
          <a className="btn btn-primary" href={paths.newsletter}>
            Sign up
          </a>
          <a className="btn btn-secondary" href={paths.contact}>
            Ask the DJ
          </a>
        </p>
      </div>
    </section>
  );
}

export const blogFeed = { path: documents.blogFeed, title: "Notes from the booth" };

export const blogMetadata: PageMetadata = {
  title: titled("Notes from the booth: event planning"),
  description: `Planning notes from a ${site.metro} wedding and event DJ: sound outdoors, timelines that keep a floor full, and what to ask before you sign.`,
  path: paths.blog,
  feature: "blog",
  structuredData: [],
  card: "blog",
  feed: blogFeed,
};
