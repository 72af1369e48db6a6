/** Lines of JSON. */
export const linesOf = (rows: readonly object[]): Buffer =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** `bills/0001.ndjson`: files stand in the order in which they are read. */
export const numbered = (folder: string, number: number): string =>
  `${folder}/${String(number).padStart(4, '0')}.ndjson`;

/** Number of lines that a file has, and that are in memory at once. */
export const PAGE = 500;

/** After how many pages it is asked again whether the caller may read. */
export const PAGES_PER_CHECK = 20;
