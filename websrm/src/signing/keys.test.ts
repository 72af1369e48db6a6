import { describe, expect, it } from 'vitest';
import { exportPrivateKey, exportPublicKey, generateSigningKeys, importPrivateKey, importPublicKey } from './keys.ts';
import { signText, verifyText } from './signing.ts';
import { PUBLIC_KEY } from '../../test/vectors.ts';

describe('signing keys', () => {
  it('sign and verify after a trip through PEM and SPKI', async () => {
    const pair = await generateSigningKeys({ extractable: true });
    const pem = await exportPrivateKey(pair.privateKey);
    const privateKey = await importPrivateKey(pem);
    const publicKey = await importPublicKey(await exportPublicKey(pair.publicKey));
    expect(pem).toMatch(/^-----BEGIN PRIVATE KEY-----\n([\w+/=]{1,64}\n)+-----END PRIVATE KEY-----\n$/);
    expect(await verifyText(publicKey, 'Bistro', await signText(privateKey, 'Bistro'))).toBe(true);
  });

  it('cannot leave the device when they are not extractable, nor once imported', async () => {
    const pair = await generateSigningKeys({ extractable: false });
    const imported = await importPrivateKey(
      await exportPrivateKey((await generateSigningKeys({ extractable: true })).privateKey),
    );
    await expect(exportPrivateKey(pair.privateKey)).rejects.toThrow('not extractable');
    await expect(exportPrivateKey(imported)).rejects.toThrow('not extractable');
  });

  it('keep the public key they were read from', async () => {
    expect(await exportPublicKey(await importPublicKey(PUBLIC_KEY))).toBe(PUBLIC_KEY);
  });

  it('are refused when the text is no P-256 key', async () => {
    const begin = '-----BEGIN PRIVATE KEY-----';
    const end = '-----END PRIVATE KEY-----';
    for (const pem of ['', 'x', `${begin}\nAAAA\n${end}`, `${begin}\n*\n${end}`]) {
      await expect(importPrivateKey(pem)).rejects.toThrow(RangeError);
    }
    for (const spki of ['', 'AAAA', '*']) await expect(importPublicKey(spki)).rejects.toThrow(RangeError);
  });
});
