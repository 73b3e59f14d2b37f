import type { Product } from "../../content/merch.ts";

export * from "../../content/merch.ts";

export const products: readonly Product[] = [];
