/** No real address, so nothing can be sent to it. */
export const erasedAddress = /^erased-[\da-f-]{36}$/;

/** Random, so that two erased people stay apart. */
export const newErasedAddress = (): string => `erased-${crypto.randomUUID()}`;

export const isErased = (clientEmail: string): boolean => erasedAddress.test(clientEmail);
