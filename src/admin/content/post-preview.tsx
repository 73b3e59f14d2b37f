import type { Post } from "../../business/content/posts.ts";
import { Notice } from "../../ui/notice.tsx";
import { PostArticle } from "../../ui/post-article.tsx";
import { type PageMetadata, titled } from "../../web/metadata/page-metadata.ts";
import { contentRow, postPreview } from "../paths.ts";

interface PostPreviewPageProps {
  id: string;
  post: Post & { published: boolean };
}

/** A post as its readers will see it, or see it now. */
export function PostPreviewPage({ id, post }: PostPreviewPageProps) {
  return (
    <>
      <div className="wrap pt-6">
        <Notice tone="ok">
          {post.published ? "This post is published." : "This is a draft: nobody else sees it."}{" "}
          <a className="underline" href={contentRow("posts", id)}>
            Edit it
          </a>
        </Notice>
      </div>
      <PostArticle post={post} />
    </>
  );
}

export const postPreviewMetadata = ({ id, post }: PostPreviewPageProps): PageMetadata => ({
  title: titled(`Preview: ${post.title}`.slice(0, 60)),
  description: "A post of the blog as its readers will see it, shown to the administrator before it is published.",
  path: postPreview(id),
  area: "admin",
  structuredData: [],
  noindex: true,
});
