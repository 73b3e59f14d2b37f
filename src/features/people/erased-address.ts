/** What erasing leaves in place of a client's address: no address at all, so nothing can ever be sent there. */
export const erasedAddress = /^erased-[\da-f-]{36}$/;

/** A new one; random, so that two erased people stay apart. */
export const newErasedAddress = (): string => `erased-${crypto.randomUUID()}`;

/** Whether the client with this address was erased. */
export const isErased = (clientEmail: string): boolean => erasedAddress.test(clientEmail);
