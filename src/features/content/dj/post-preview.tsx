import { Notice } from "../../../platform/ui/notice.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { PostArticle } from "../../blog/post-article.tsx";
import type { WholePost } from "../../blog/store.ts";
import { contentRow, postPreview } from "./paths.ts";

interface PostPreviewPageProps {
  id: string;
  post: WholePost & { published: boolean };
}

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

export const postPreviewMetadata = ({ id, post }: PostPreviewPageProps) =>
  adminMetadata({
    title: `Preview: ${post.title}`.slice(0, 52),
    description: "A post of the blog as its readers will see it, shown to the administrator before it is published.",
    path: postPreview(id),
  });
