import { constants, type KeyObject, privateDecrypt } from 'node:crypto';

/**
 * The plain text of an encrypted QR value (base64, RSA PKCS#1 v1.5), or null when it was not encrypted for this key.
 *
 * The padding is taken off here because Node refuses to: an open door to padding oracles in a server, harmless in a tool that
 * shows its owner what they encrypted themselves.
 */
export function decryptQr(privateKey: KeyObject, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64');
  if (bytes.length !== (privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8) return null;
  const block = decryptBlock(privateKey, bytes);
  if (block?.[0] !== 0 || block[1] !== 2) return null;
  const end = block.indexOf(0, 2);
  return end < 10 ? null : block.subarray(end + 1).toString('utf8');
}

function decryptBlock(key: KeyObject, bytes: Buffer): Buffer | null {
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, bytes);
  } catch {
    return null;
  }
}
