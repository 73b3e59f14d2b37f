/** Stands in for Node's module by its old name (see scripts/worker-bundle.ts): React's build for Node takes this one class. */
export { AsyncLocalStorage } from "node:async_hooks";
