/** A phone number as `tel:` and `sms:` take it; `null` without a digit in it. */
export const dialled = (phone: string | null): string | null => {
  const number = phone?.replace(/[^\d+]/g, "") ?? "";
  return /\d/.test(number) ? number : null;
};
