/** What stands in a field as the form is sent: also what a password manager has put there without an event. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
