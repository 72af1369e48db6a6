import 'reflect-metadata';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { X509Certificate } from '@peculiar/x509';
import { createRootCertificate } from './create-root-certificate.ts';
import { createQrCertificate } from './create-qr-certificate.ts';
import { privateKeyPem } from './certificate-parts.ts';

/** The authority's own secrets: the root that issues every certificate, and the RSA pair that QR codes are encrypted for. */
export interface AuthorityKeys {
  caFile: string;
  caPem: string;
  caCertificate: X509Certificate;
  caPrivateKey: CryptoKey;
  qrCertificatePem: string;
  qrPrivateKey: KeyObject;
}

/** Reads the keys kept in `folder`, making them on the first start: certificates issued yesterday must still be ours today. */
export async function loadAuthorityKeys(folder: string): Promise<AuthorityKeys> {
  const keysFolder = join(folder, 'keys');
  if (!(await exists(keysFolder))) await createKeys(keysFolder);
  const read = (name: string) => readFile(join(keysFolder, name), 'utf8');
  const caPem = await read('ca.pem');
  return {
    caFile: join(keysFolder, 'ca.pem'),
    caPem,
    caCertificate: new X509Certificate(caPem),
    caPrivateKey: await importRootKey(await read('ca.key')),
    qrCertificatePem: await read('qr.pem'),
    qrPrivateKey: createPrivateKey(await read('qr.key')),
  };
}

/** Written aside and renamed into place, so that a process killed halfway leaves no half-made authority behind. */
async function createKeys(keysFolder: string): Promise<void> {
  const draft = `${keysFolder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const [root, qr] = await Promise.all([createRootCertificate(), createQrCertificate()]);
  const files = {
    'ca.pem': root.pem,
    'ca.key': await privateKeyPem(root.privateKey),
    'qr.pem': qr.pem,
    'qr.key': await privateKeyPem(qr.privateKey),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(draft, name), text, { mode: 0o600 });
  await rename(draft, keysFolder);
}

function importRootKey(pem: string): Promise<CryptoKey> {
  const pkcs8 = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
  return crypto.subtle.importKey('pkcs8', pkcs8, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
