import { createHash } from 'node:crypto';

/**
 * A UUID that is always the same for the same parts, none of which has a line break in it. In the form of a random one
 * (version 4), because there are providers who take no other.
 */
export function derivedUuid(...parts: readonly string[]): string {
  const digits = createHash('sha256').update(parts.join('\n')).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, variant + digits.slice(17, 20)];
  return [...groups, digits.slice(20, 32)].join('-');
}
