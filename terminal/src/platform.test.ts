import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PLATFORM = /from 'node:|from '\.\.?\/(?:[\w./-]*\/)?node\/|\b(?:process|Buffer)\.\w|\brequire\(/;

it('only the adapter, the command line and the rush know what machine they run on', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const ofNode = files.filter((name) => PLATFORM.test(readFileSync(join(import.meta.dirname, name), 'utf8')));
  expect(ofNode.filter((name) => !/^(?:node|cli|rush)\//.test(name))).toEqual([]);
  expect(ofNode).toContain('node/open-folder.ts');
});
