/* Pages in IndexedDB are encrypted by AES-GCM with a key that cannot be exported. */

const name = "evenings";
const stores = ["keys", "pages"] as const;
type Store = (typeof stores)[number];

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** An open database would block its removal. */
async function within<T>(store: Store, mode: IDBTransactionMode, use: (found: IDBObjectStore) => IDBRequest<T>) {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    for (const each of stores) opening.result.createObjectStore(each);
  };
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

const algorithm = { name: "AES-GCM", length: 256 } as const;
const onlyKey = "key";

async function keyOf(): Promise<CryptoKey> {
  const found: CryptoKey | undefined = await within("keys", "readonly", (keys) => keys.get(onlyKey));
  if (found) return found;
  const made = await crypto.subtle.generateKey(algorithm, false, ["encrypt", "decrypt"]);
  // When two tabs begin at once, the first key stays.
  await within("keys", "readwrite", (keys) => keys.add(made, onlyKey)).catch(() => undefined);
  return within("keys", "readonly", (keys): IDBRequest<CryptoKey> => keys.get(onlyKey));
}

/** `value` must survive JSON. */
export async function storePage(id: string, value: unknown): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: algorithm.name, iv }, await keyOf(), text);
  await within("pages", "readwrite", (found) => found.put({ iv, data } satisfies Sealed, id));
}

async function opened({ iv, data }: Sealed): Promise<unknown> {
  const bytes = await crypto.subtle.decrypt({ name: algorithm.name, iv }, await keyOf(), data);
  return JSON.parse(new TextDecoder().decode(bytes));
}

export async function storedPage(id: string): Promise<unknown> {
  const sealed: Sealed | undefined = await within("pages", "readonly", (found) => found.get(id));
  return sealed && opened(sealed);
}

export const storedIds = async (): Promise<string[]> =>
  (await within("pages", "readonly", (found) => found.getAllKeys())).map(String);

export const removePage = (id: string): Promise<undefined> => within("pages", "readwrite", (found) => found.delete(id));

export const fileCache = "evening-files";

export async function forgetEvenings(): Promise<void> {
  await Promise.all([settled(indexedDB.deleteDatabase(name)), caches.delete(fileCache)]);
}
