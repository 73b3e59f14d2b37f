import { site } from "../../../content/site.ts";
import type { Block, MailContent } from "../../../platform/mail/message.ts";
import { Panel } from "./panel.tsx";

function PreviewBlock({ block }: { block: Block }) {
  if (block.type === "text") return <p className="mail-text">{block.text}</p>;
  if (block.type !== "actions") return null;
  return block.actions.map(({ label, href }) => (
    <a key={href} className="btn btn-primary btn-small justify-self-start" href={href} target="_blank" rel="noopener">
      {label}
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
  return (
    <Panel id="mail-preview" title="Preview" className="mail-preview">
      <p className="small text-muted">
        From {site.name} &lt;{site.mailFrom}&gt; to {to}
        <span className="block">Answers come to {content.replyTo?.email ?? site.email}</span>
      </p>
      <h3 className="h3">{content.heading}</h3>
      {content.blocks.map((block) => (
        <PreviewBlock key={JSON.stringify(block)} block={block} />
      ))}
      {foot ? <p className="small text-muted mail-foot">{foot}</p> : null}
    </Panel>
  );
}
