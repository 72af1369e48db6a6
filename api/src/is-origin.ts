/** Returns true when an address is that of a host alone: links are made by putting a path behind it. */
export function isOrigin(address: string): boolean {
  const { username, password, pathname, search, hash } = new URL(address);
  return username + password + search + hash === '' && /^\/+$/.test(pathname);
}
