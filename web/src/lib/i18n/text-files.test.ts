import { expect, it } from 'vitest';
import { readTextFiles } from './text-files.ts';

const load = (texts: object) => async () => ({ anyName: texts });

it('names a namespace after its files, in camel case', async () => {
  const sources = readTextFiles({
    en: { '../a/sign-in.en.ts': load({ hello: 'Hello' }) },
    fr: { '../b/sign-in.fr.ts': load({ hello: 'Bonjour' }) },
  });
  expect(Object.keys(sources)).toEqual(['signIn']);
  expect(await sources['signIn']?.en()).toEqual({ hello: 'Hello' });
  expect(await sources['signIn']?.fr()).toEqual({ hello: 'Bonjour' });
});
