/** Address of the API: at the origin that the server has named in the page (`API_BASE_URL`), else at the page's own. Source: spec §7. */
export const apiAddress = (): string =>
  apiBase(document.querySelector<HTMLLinkElement>('link#api-base')?.href, window.location.origin);

/** Address of the API at the page's own origin, which every server of a page answers too. */
export const ownApiAddress = (): string => apiBase(undefined, window.location.origin);

/** Returns the address under which an origin answers calls; a page opened without a server has no origin, and asks localhost. */
export function apiBase(named: string | undefined, origin: string): string {
  const base = named || (/^https?:/.test(origin) ? origin : 'http://localhost:3000');
  return `${base.replace(/(?<!\/)\/+$/, '')}/api`;
}
