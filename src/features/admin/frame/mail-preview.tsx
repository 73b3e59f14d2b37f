import { site } from "../../../content/site.ts";
import { languageName } from "../../../platform/language.ts";
import type { Block, MailContent } from "../../../platform/mail/message.ts";
import { Panel } from "./panel.tsx";

function PreviewBlock({ block, language }: { block: Block; language: string }) {
  if (block.type === "text")
    return (
      <p className="mail-text" lang={language}>
        {block.text}
      </p>
    );
  if (block.type !== "actions") return null;
  return block.actions.map(({ label, href }) => (
    <a key={href} className="btn btn-primary btn-small justify-self-start" href={href} target="_blank" rel="noopener">
      <span lang={language}>{label}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ));
}

interface MailPreviewProps {
  content: MailContent;
  to: string;
  foot?: string;
}

export function MailPreview({ content, to, foot }: MailPreviewProps) {
  const { language = "en" } = content;
  return (
    <Panel
      id={`mail-preview-${language}`}
      title={language === "en" ? "Preview" : `Preview in ${languageName(language)}`}
      className="mail-preview"
    >
      <p className="small text-muted">
        From {site.name} &lt;{site.mailFrom}&gt; to {to}
        <span className="block">Answers come to {content.replyTo?.email ?? site.email}</span>
      </p>
      <h3 className="h3" lang={language}>
        {content.heading}
      </h3>
      {content.blocks.map((block) => (
        <PreviewBlock key={JSON.stringify(block)} block={block} language={language} />
      ))}
      {foot ? <p className="small text-muted mail-foot">{foot}</p> : null}
    </Panel>
  );
}
