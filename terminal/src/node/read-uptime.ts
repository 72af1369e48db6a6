import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import type { Uptime } from '../platform.ts';

export const readUptime = (): Uptime => ({ boot: readBoot(), ms: Math.round(uptime() * 1000) });

function readBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
