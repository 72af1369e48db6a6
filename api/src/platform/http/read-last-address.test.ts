import { describe, expect, it } from 'vitest';
import { readLastAddress } from './server.ts';

describe('readLastAddress', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['192.0.2.66, 203.0.113.9', '203.0.113.9'],
    ['192.0.2.66,203.0.113.9:49152', '203.0.113.9'],
    [' 2001:db8::1 ', '2001:db8::1'],
    ['[2001:db8::1]:49152', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ])('reads of "%s" who called', (header, address) => {
    expect(readLastAddress(header)).toBe(address);
  });

  it.each([
    '',
    ',',
    '203.0.113.9,',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.9:x',
    '203.0.113.9:123456',
    '[203.0.113.9',
    '[]:80',
    '<script>',
    '9'.repeat(60_000),
  ])('finds no address in "%.20s"', (header) => {
    expect(readLastAddress(header)).toBeNull();
  });
});
