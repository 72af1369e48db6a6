import type { Finding } from '@comptoir/websrm/requests/finding';

/** The findings of the first group that has any: the authority stops there, and lists all of that group. */
export function runGroups<F extends Finding>(groups: readonly (() => F[])[]): F[] {
  for (const group of groups) {
    const findings = group();
    if (findings.length > 0) return findings;
  }
  return [];
}
