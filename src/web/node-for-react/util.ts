/** Stands in for Node's module in the Worker (see [alias] in wrangler.toml): React's build for Node takes this one class. */
export const { TextEncoder } = globalThis;
