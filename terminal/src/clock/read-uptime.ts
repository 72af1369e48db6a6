import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Uptime of the computer, which no one can set. `boot` is of one start; empty where the system does not say. */
export interface Uptime {
  readonly boot: string;
  readonly ms: number;
}

export const readUptime = (): Uptime => ({ boot: readBoot(), ms: Math.round(uptime() * 1000) });

function readBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
