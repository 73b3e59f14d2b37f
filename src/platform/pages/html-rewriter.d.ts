/** The runtime's HTML parser, as far as it is used. Attributes come as they are written. */
declare class HTMLRewriter {
  on(
    selector: string,
    handlers: {
      element(element: {
        tagName: string;
        attributes: Iterable<string[]>;
        getAttribute(name: string): string | null;
        setAttribute(name: string, value: string): void;
        removeAttribute(name: string): void;
        remove(): void;
        /** As the first, or last, of what is in it. */
        prepend(html: string, options: { html: true }): void;
        append(html: string, options: { html: true }): void;
        onEndTag(handler: () => void): void;
      }): void;
    },
  ): HTMLRewriter;
  /** Texts come in pieces, with their entities. */
  onDocument(handlers: { text(chunk: { text: string; lastInTextNode: boolean }): void }): HTMLRewriter;
  transform(response: Response): Response;
}
