import { buildDocument } from '@comptoir/contract/document/build-document';
import { expect, it } from 'vitest';
import { lintApiDocument } from './lint-api-document.mjs';

const document = buildDocument({ version: '1.0.0', serverUrl: 'https://comptoir.test' });

it('has nothing to remark on the API’s document', async () => {
  expect(await lintApiDocument(document)).toEqual([]);
});

it('remarks on an example that does not fit its schema', async () => {
  const broken = JSON.stringify(document).replace('"webToken":"ey', '"webTokens":"ey');
  expect(await lintApiDocument(JSON.parse(broken))).toContainEqual(
    expect.stringContaining('no-invalid-media-type-examples'),
  );
});
