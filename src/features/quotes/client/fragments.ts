/** Places on the page of a quote. */
export const questionFragment = "#question";
export const declineFragment = "#no";
