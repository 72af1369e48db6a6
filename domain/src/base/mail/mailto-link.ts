/** Where a mail program begins a mail to an address; what an address may hold and a link may not is written out. Source: RFC 6068. */
export function mailtoLink(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at)).replaceAll('%2B', '+')}${email.slice(at)}`;
}
