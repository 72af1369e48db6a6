/**
 * Returns the address of the API: the setting when there is one, else the origin that served this page (our server serves both), else
 * localhost, as a page opened without a server has no origin. Source: spec §7.
 */
export function apiBase(setting: string | undefined, origin: string): string {
  const base = setting || (/^https?:/.test(origin) ? origin : 'http://localhost:3000');
  return `${base.replace(/(?<!\/)\/+$/, '')}/api`;
}
