import { isIP } from 'node:net';

/**
 * The address that our own proxy added to `X-Forwarded-For`: the last one, without the port that some proxies put behind it. Null for
 * what is no address, so that the call counts as the proxy's own.
 */
export function readLastAddress(forwardedFor: string): string | null {
  const last = forwardedFor.slice(forwardedFor.lastIndexOf(',') + 1).trim();
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(last) ?? [];
  const address = inBrackets ?? beforePort ?? last;
  return isIP(address) ? address : null;
}
