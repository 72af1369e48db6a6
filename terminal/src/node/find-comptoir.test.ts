import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sentenceOfAttempt } from '../../test/sentence-of.ts';
import { makeContext } from '../../test/test-context.ts';
import { findComptoir } from './find-comptoir.ts';

const find = (setting?: string, running?: string): Promise<string> => {
  const { dataDir } = makeContext('http://comptoir.test');
  if (running !== undefined) writeFileSync(join(dataDir, 'running.json'), running);
  return findComptoir({ COMPTOIR_URL: setting }, dataDir);
};
const RUNNING = '{"portalUrl":"http://127.0.0.1:4000//"}';

it.each([
  ['https://comptoir.test', 'https://comptoir.test'],
  ['http://comptoir.test//', 'http://comptoir.test'],
  ['http://comptoir.test/api', 'http://comptoir.test'],
  ['http://comptoir.test/api/', 'http://comptoir.test'],
  ['http://comptoir.test/api/x', 'http://comptoir.test/api/x'],
])('the address %s is that of Comptoir at %s', async (setting, address) => {
  expect(await find(setting, RUNNING)).toBe(address);
});

it.each(['comptoir', 'ftp://comptoir.test', 'xhttp://comptoir.test', 'http://'])(
  '%s is no address',
  async (setting) => {
    expect(await sentenceOfAttempt(find(setting))).toBe(`COMPTOIR_URL n’est pas une adresse : ${setting}`);
  },
);

it('without an address it is the one that runs on this folder, else the usual one', async () => {
  expect(await find(undefined, RUNNING)).toBe('http://127.0.0.1:4000');
  expect(await find('', RUNNING)).toBe('http://127.0.0.1:4000');
  for (const running of [undefined, '{', '{"portalUrl":"x"}'])
    expect(await find(undefined, running)).toBe('http://127.0.0.1:3000');
});
