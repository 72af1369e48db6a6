/** A text that is easier to compare: its unbreakable spaces are plain. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');
