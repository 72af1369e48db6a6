/** Returns true when an address is that of a host alone: links are made by putting a path behind it. What is no address is none. */
export function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, pathname, search, hash } = new URL(address);
  return username + password + search + hash === '' && /^\/+$/.test(pathname);
}
