import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { expect, it } from 'vitest';
import { readUptime } from './read-uptime.ts';

it('a computer says how long it runs in milliseconds, and which start that counts from', () => {
  const { boot, ms } = readUptime();
  expect(Math.abs(ms - uptime() * 1000)).toBeLessThan(60_000);
  expect(ms).toBe(Math.round(ms));
  const named = process.platform === 'linux' ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : '';
  expect(boot).toBe(named);
});
