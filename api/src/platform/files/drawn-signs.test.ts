import { isDrawable } from '@comptoir/domain/base/files/is-drawable';
import { openSync } from 'fontkit';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);

it.each(['400Regular/Inter_400Regular', '700Bold/Inter_700Bold'])(
  'has a shape for every sign that is taken: %s',
  (name) => {
    const font = openSync(resolve(`@expo-google-fonts/inter/${name}.ttf`));
    if (!('characterSet' in font)) throw new Error('several fonts');
    const shapes = new Set(font.characterSet);
    const taken = Array.from({ length: 0xffff }, (_, at) => at).filter(
      (code) => code >= 0x20 && !(code >= 0xd800 && code < 0xe000) && isDrawable(String.fromCodePoint(code)),
    );
    expect(taken.length).toBeGreaterThan(900);
    // what is one sign with another is drawn as that one
    const missing = taken.filter(
      (code) => !shapes.has(code) && !shapes.has(String.fromCodePoint(code).normalize('NFC').codePointAt(0) ?? 0),
    );
    expect(missing.map((code) => code.toString(16))).toEqual([]);
  },
);
