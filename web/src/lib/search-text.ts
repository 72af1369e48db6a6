/** As much as one looks for: what the API takes, and what a field lets in. */
export const LONGEST_SEARCH = 100;

/** A text as the API looks for it: on one line, and no longer than it takes; nothing is refused for what was pasted. */
export const searchText = (typed: string): string => typed.replaceAll(/\p{Cc}/gu, ' ').slice(0, LONGEST_SEARCH);
