const prefix = "no-email-";

/** In place of the address of a client without email, one for each `key`: no mail can ever go there. */
export const noAddressOf = (key: string): string => `${prefix}${key.toLowerCase()}`;

export const hasNoAddress = (email: string): boolean => email.startsWith(prefix);

export const addressInWords = (email: string): string => (hasNoAddress(email) ? "No email" : email);
