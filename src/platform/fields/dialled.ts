/** For `tel:` and `sms:`; `null` without a digit. */
export const dialled = (phone: string | null): string | null => {
  const number = phone?.replace(/[^\d+]/g, "") ?? "";
  return /\d/.test(number) ? number : null;
};
