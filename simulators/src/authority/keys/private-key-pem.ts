import { PemConverter } from '@peculiar/x509';

/** PKCS#8, the form that both TLS and `createPrivateKey` read. */
export async function privateKeyPem(key: CryptoKey): Promise<string> {
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', key);
  return `${PemConverter.encode(pkcs8, PemConverter.PrivateKeyTag)}\n`;
}
