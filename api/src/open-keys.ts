import path from 'node:path';
import type { Config } from './config.ts';
import { makeTokenKey, parseTokenKeys } from './features/base/access/token-keys.ts';
import { createWebTokens, type WebTokens } from './features/base/access/web-token.ts';
import { watchKeyFile } from './platform/key-file.ts';
import { createSeal, type Seal } from './platform/seal.ts';
import { openSecretsFile, parseSecrets, type ReadSecrets } from './platform/sealing-secrets.ts';

/** File in the data folder with keys that settings do not give. */
export const SECRETS_FILE = 'secret.key';
export const TOKEN_KEYS_FILE = 'token-key.pem';

/** Opens the seal of secrets at rest. */
export const openSeal = async (config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Seal> =>
  createSeal(await openSecrets(config));

/** Opens the secrets that seals and the hashes of accounts are made with, newest first. */
export async function openSecrets({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Promise<ReadSecrets> {
  if (!secretKey) return openSecretsFile(path.join(dataDir, SECRETS_FILE));
  const secrets = parseSecrets(secretKey, 'COMPTOIR_SECRET_KEY');
  return () => secrets;
}

/** Opens the keys that sessions are signed with. */
export async function openTokens({ tokenKey, dataDir }: Config, now: () => Date): Promise<WebTokens> {
  if (!tokenKey)
    return createWebTokens(await watchKeyFile(path.join(dataDir, TOKEN_KEYS_FILE), makeTokenKey, parseTokenKeys), now);
  const keys = parseTokenKeys(tokenKey, 'COMPTOIR_TOKEN_KEY');
  return createWebTokens(() => keys, now);
}
