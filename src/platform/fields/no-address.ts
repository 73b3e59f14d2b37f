const prefix = "no-email-";

/** Replaces a client's missing email; no mail can reach it. */
export const noAddressOf = (key: string): string => `${prefix}${key.toLowerCase()}`;

export const hasNoAddress = (email: string): boolean => email.startsWith(prefix);

export const addressInWords = (email: string): string => (hasNoAddress(email) ? "No email" : email);
