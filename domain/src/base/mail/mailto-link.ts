/** Returns the link that opens a mail to an address; signs that a link may not hold are percent-encoded. Source: RFC 6068. */
export function mailtoLink(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at)).replaceAll('%2B', '+')}${email.slice(at)}`;
}
