/** Beginnings of months in French and English. */
const MONTH = /JAN|FEB|FEV|MAR|AVR|APR|MAI|MAY|JUN|JUI|JUL|AOU|AUG|SEP|OCT|NOV|DEC/;

/**
 * True when a spreadsheet takes a bill number with this prefix for something else: a year or a number (`2024-5`, `1E10-5`), or
 * a day of a month (`MARS-12`, `3SEP-5`). What it makes of the cell is not to be undone.
 */
export const isReadOtherwise = (prefix: string): boolean => /^\d+(?:E\d+)?$/.test(prefix) || MONTH.test(prefix);
