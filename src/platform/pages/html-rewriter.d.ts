/** As far as used. Attributes come unparsed. */
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
        prepend(html: string, options: { html: true }): void;
        append(html: string, options: { html: true }): void;
        onEndTag(handler: () => void): void;
      }): void;
    },
  ): HTMLRewriter;
  /** Text comes in pieces, with entities undecoded. */
  onDocument(handlers: { text(chunk: { text: string; lastInTextNode: boolean }): void }): HTMLRewriter;
  transform(response: Response): Response;
}
