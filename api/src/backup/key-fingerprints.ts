import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Given } from '../read-environment.ts';

/** Fingerprints that distinguish keys without giving them away; null for one that is not there. */
export interface KeyFingerprints {
  readonly secret: string | null;
  readonly token: string | null;
}

/** The fingerprints of the keys that a server with this folder and these settings uses; of several secrets, the newest's. */
export function readKeyFingerprints(dataDir: string, env: Given): KeyFingerprints {
  return {
    secret: readSecretFingerprints(dataDir, env)[0] ?? null,
    token: fingerprint(env['COMPTOIR_TOKEN_KEY'] || readKey(path.join(dataDir, 'token-key.pem'))),
  };
}

/** Those of every secret that is known there, the newest first: what an older one has sealed opens too. */
export function readSecretFingerprints(dataDir: string, env: Given): readonly string[] {
  const text = env['COMPTOIR_SECRET_KEY'] || readKey(path.join(dataDir, 'secret.key')) || '';
  return text.split(/[\s,]+/).flatMap((secret) => fingerprint(secret) ?? []);
}

const readKey = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** 64 bits of a hash of its own: enough to compare, of no use to anybody who looks for the key. */
const fingerprint = (key: string | null): string | null =>
  key?.trim()
    ? createHash('sha256').update(`comptoir key fingerprint\n${key.trim()}`).digest('hex').slice(0, 16)
    : null;
