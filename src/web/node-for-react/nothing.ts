/** Stands in for modules of Node (see [alias] in wrangler.toml) which React's build for Node names, and asks nothing here. */
export {};
