import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the start time of a program, as the system writes it, which distinguishes this run from any later program with the
 * same number; null when no such program runs.
 */
export function processIdentity(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const state = fields[0];
      return state === 'Z' || state === 'X' ? null : (fields[19] ?? null);
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
