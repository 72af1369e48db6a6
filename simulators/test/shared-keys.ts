import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadAuthorityKeys } from '../src/authority/keys/authority-keys.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedKeys: string;
  }
}

let folder = '';

/** An RSA pair takes long to make: all test authorities have the same, except those that ask for keys of their own. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'authority-keys-'));
  await loadAuthorityKeys(folder);
  project.provide('sharedKeys', folder);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true });
}
