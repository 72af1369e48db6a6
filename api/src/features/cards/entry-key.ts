import { createHash } from 'node:crypto';

/**
 * The key under which the provider saves what was entered: always the same for the same entry, so that a second click and a
 * second try after a lost reply save one card. In the form of a random UUID, because Clover takes no other.
 */
export function entryKey(merchantId: string, token: string): string {
  const digits = createHash('sha256').update(`${merchantId}\n${token}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, variant + digits.slice(17, 20)];
  return [...groups, digits.slice(20, 32)].join('-');
}
