/** Stands in for Node's module in the Worker (see scripts/worker-bundle.ts): React's build for Node takes this one class. */
export const { TextEncoder } = globalThis;
