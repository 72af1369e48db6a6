import { describe, expect, it } from 'vitest';
import { replyAddress, replySecretOf } from './reply-address.ts';

const SECRET = '0123456789abcdef0123456789abcdef';

describe('the address that answers are sent to', () => {
  it('holds a secret that is read back, whatever a server makes of its capitals', () => {
    const address = replyAddress('Reponse@Comptoir.test', SECRET);
    expect(address).toBe(`Reponse+${SECRET}@Comptoir.test`);
    expect(replySecretOf('reponse@comptoir.test', ` ${address.toUpperCase()} `)).toBe(SECRET);
  });

  it.each([
    'reponse@comptoir.test',
    `reponse+${SECRET}@else.test`,
    `autre+${SECRET}@comptoir.test`,
    `reponse+${SECRET}0@comptoir.test`,
    'reponse+../../etc@comptoir.test',
    'reponse+@comptoir.test',
    '',
  ])('is not %j', (recipient) => expect(replySecretOf('reponse@comptoir.test', recipient)).toBeNull());
});
