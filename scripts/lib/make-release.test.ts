import { expect, it } from 'vitest';
import { isNoSecret } from './make-release.mjs';

it('settings of the machine that makes a release do not come along', () => {
  const files = [
    'deploy/.env',
    '/src/deploy/comptoir.env',
    'C:\\deploy\\.env',
    'deploy/comptoir.env.example',
    'dist/api.mjs',
  ];
  expect(files.map((file) => isNoSecret(file))).toEqual([false, false, false, true, true]);
});
