import type { ReactNode } from "react";
import { codeTakesOff } from "../../content/offers.ts";
import { acrossPhones } from "../../content/picture.ts";
import { pictureNamed } from "../../content/picture-by-name.ts";
import { dayInWords } from "../../platform/english.ts";
import { startingWord } from "../../platform/numbers.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { Prose } from "../../platform/ui/prose.tsx";
import { quoteAnswers } from "../leads/model.ts";
import { paths, quoteFragment } from "../site/paths.ts";
import type { Post, WholePost } from "./store.ts";

export const postPictureSizes = `${acrossPhones}, (max-width: 1240px) 100vw, 1200px`;

const laterDay = ({ createdAt, updatedAt }: Post): string | null =>
  dayInWords(updatedAt) === dayInWords(createdAt) ? null : dayInWords(updatedAt);

/** Words a minute. */
const pace = 230;

export function PostByline({ createdAt, words }: { createdAt: number; words: number }) {
  return (
    <p className="small text-muted">
      <time dateTime={new Date(createdAt).toISOString()}>{dayInWords(createdAt)}</time> · {Math.ceil(words / pace)} min
      read
    </p>
  );
}

export function PostArticle({ post, children }: { post: WholePost; children?: ReactNode }) {
  const picture = pictureNamed(post.image, post.upload);
  const updated = laterDay(post);
  return (
    <article className="wrap page">
      <a className="text-link" href={paths.blog}>
        <span className="i-lucide-arrow-left mr-2" aria-hidden="true" />
        All notes
      </a>
      <h1 className="h1 max-w-[16em] mt-4 mb-5">{post.title}</h1>
      <PostByline {...post} />
      {picture ? (
        <PictureFrame picture={picture} sizes={postPictureSizes} priority className="article-picture" />
      ) : null}
      <div className="article">
        <Prose markdown={post.content} pictureOf={(name) => pictureNamed(name, post.uploads.get(name) ?? null)} />
        <aside className="article-offer">
          <p className="h3">A date in mind?</p>
          <p className="text-muted mt-3 mb-5">
            {startingWord(quoteAnswers.length)} answers are enough for a real quote. {codeTakesOff}
          </p>
          <a className="btn btn-secondary" href={`${paths.home}${quoteFragment}`}>
            Get a quote
          </a>
        </aside>
      </div>
      {updated ? <p className="small text-muted mt-10">Last changed on {updated}.</p> : null}
      {children}
    </article>
  );
}
