import type { Picture } from "./picture.ts";
import { merchCap, merchHoodie, merchMug, merchStickerSheet, merchToteBag, merchTShirt } from "./pictures.ts";
import { site } from "./site.ts";

/** A thing in the merch store. The sale itself happens there. */
export interface Product {
  /** Names the product in addresses and among the favorites that a browser keeps. */
  id: string;
  name: string;
  /** Cents. */
  price: number;
  description: string;
  picture: Picture;
}

/** Where the store sells `product`. */
export const productInStore = ({ id }: Pick<Product, "id">): string => `${site.merchStore}/product/${id}`;

export const products: readonly Product[] = [
  {
    id: "wave-t-shirt",
    name: "Wave T-shirt",
    price: 2499,
    description: "Black cotton with the wave across the chest, from violet to amber.",
    picture: merchTShirt,
  },
  {
    id: "wave-hoodie",
    name: "Wave hoodie",
    price: 4999,
    description: "For the load-out after midnight: dark violet, with a hood that stays up.",
    picture: merchHoodie,
  },
  {
    id: "canvas-tote",
    name: "Canvas tote",
    price: 1999,
    description: "Natural canvas, wide enough for a stack of twelve-inch records.",
    picture: merchToteBag,
  },
  {
    id: "sticker-sheet",
    name: "Sticker sheet",
    price: 899,
    description: "Six die-cut stickers for laptops, flight cases and water bottles.",
    picture: merchStickerSheet,
  },
  {
    id: "wave-cap",
    name: "Wave cap",
    price: 2299,
    description: "Dark cap, violet brim, the wave on the front. Good against stage light.",
    picture: merchCap,
  },
  {
    id: "wave-mug",
    name: "Wave mug",
    price: 1499,
    description: "Glossy black, for the morning after. The wave runs all around.",
    picture: merchMug,
  },
];
