/**
 * Reads the fields as a form is sent, by name: also what a password manager has put there without an event. Boxes that are not
 * ticked, and what is no text, are left out.
 */
export function readFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(typed);
}
