import { randomBytes } from 'node:crypto';
import { replaceKeyFile, watchKeyFile } from './key-file.ts';

/** The secrets that values are sealed with, the newest first. */
export type ReadSecrets = () => readonly Buffer[];

/** Secrets of 32 bytes in base64, one or several, the newest first. @throws Error with one sentence when they are not */
export function parseSecrets(text: string, where: string): readonly Buffer[] {
  const secrets = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => Buffer.from(word, 'base64'));
  if (secrets.length === 0 || secrets.some(({ length }) => length !== 32))
    throw new Error(`${where} holds keys of 32 bytes in base64, the newest first.`);
  return secrets;
}

/** The secrets of a file, made when there is none, and read again when it has changed. */
export const openSecretsFile = (file: string): Promise<ReadSecrets> => watchKeyFile(file, makeSecret, parseSecrets);

/** Puts a new secret before the ones of the file. */
export const addSecret = (file: string, secrets: readonly Buffer[]): Promise<void> =>
  writeSecrets(file, [Buffer.from(makeSecret(), 'base64'), ...secrets]);

/** Leaves the newest secret alone in the file. */
export const saveNewestSecret = (file: string, secrets: readonly Buffer[]): Promise<void> =>
  writeSecrets(file, secrets.slice(0, 1));

const writeSecrets = (file: string, secrets: readonly Buffer[]): Promise<void> =>
  replaceKeyFile(file, secrets.map((secret) => `${secret.toString('base64')}\n`).join(''));

const makeSecret = (): string => randomBytes(32).toString('base64');
