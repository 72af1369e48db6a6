/** An id in SQL that is made of a text, also in SQL: the same each time, and one that a schema takes for an id. */
export const idOf = (text: string): string =>
  `overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;
