import { site } from "./site.ts";

/** Browsers store favorites by it. */
export type ProductId = "wave-t-shirt" | "wave-hoodie" | "canvas-tote" | "sticker-sheet" | "wave-cap" | "wave-mug";

export interface Product {
  id: ProductId;
  name: string;
  /** Cents. */
  price: number;
  description: string;
}

export const productInStore = ({ id }: Pick<Product, "id">): string => `${site.merchStore}/product/${id}`;

export const products: readonly Product[] = [
  {
    id: "wave-t-shirt",
    name: "Sunset T-shirt",
    price: 2499,
    description: "Black cotton, the sun across the chest.",
  },
  {
    id: "wave-hoodie",
    name: "Sunset hoodie",
    price: 4999,
    description: "For the load-out after midnight, with a hood that stays up.",
  },
  {
    id: "canvas-tote",
    name: "Canvas tote",
    price: 1999,
    description: "Wide enough for twelve-inch records.",
  },
  {
    id: "sticker-sheet",
    name: "Sticker sheet",
    price: 899,
    description: "Four stickers, for cases and laptops.",
  },
  {
    id: "wave-cap",
    name: "Sunset cap",
    price: 2299,
    description: "Black, the sun on the front. Good against stage light.",
  },
  {
    id: "wave-mug",
    name: "Night mug",
    price: 1499,
    description: "Black, for the morning after.",
  },
];
