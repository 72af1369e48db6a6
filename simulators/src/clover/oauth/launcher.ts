import type { Call } from '../../loopback/create-listener.ts';

/** Remembers, in the browser, who opened the app from Clover, as Clover's own session would. */
export function rememberLauncher(merchantId: string, employeeId: string): string {
  // A cookie knows no port: the path keeps it from the portal.
  return `clover_launcher=${merchantId}.${employeeId}; Path=/oauth/v2/authorize; HttpOnly; SameSite=Lax`;
}

/** Reads the employee who opened the app from Clover in this browser; null when none did. */
export function readLauncher({ headers }: Call['request']): { merchantId: string; employeeId: string } | null {
  const found = /(?:^|; )clover_launcher=(\w+)\.(\w+)/.exec(headers.cookie ?? '');
  return found?.[1] && found[2] ? { merchantId: found[1], employeeId: found[2] } : null;
}
