/** Stands in for Node's module by its old name (see [alias] in wrangler.toml): React's build for Node takes this one class. */
export { AsyncLocalStorage } from "node:async_hooks";
