/** Stands in for modules of Node (see scripts/worker-bundle.ts) which React's build for Node names, and asks nothing here. */
export {};
