/** Letters of any script, their marks, and what stands between the parts of a name. */
const name = /^\p{L}[\p{L}\p{M} '’-]{0,39}$/u;

/** "Thank you" with the first name behind it if it looks like one: whoever filled in the form may be anybody, and the mail's reader somebody else. */
export const thanksTo = (firstName: string): string => (name.test(firstName) ? `Thank you, ${firstName}` : "Thank you");
