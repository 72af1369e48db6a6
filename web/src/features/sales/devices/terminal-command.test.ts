import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestCommand, terminalCommand } from './terminal-command.ts';

const usable = fc.constantFrom('a', 'é', ' ', 'Z', '09', '-', 'caisse', 'Terrasse ');
const anything = fc.string({ unit: 'binary', maxLength: 2 });

describe('requestCommand', () => {
  it('means the till by the name that it was linked under', () => {
    expect(requestCommand('Caisse avant')).toBe('npm run terminal -- link --till caisse-avant');
    expect(requestCommand('冷')).toBe('npm run terminal -- link');
  });
});

describe('terminalCommand', () => {
  it.each([
    ['Caisse avant', 'npm run terminal -- enrol --till caisse-avant --code 7KQ2-M4XD'],
    ['  Été / Terrasse nº 2 ', 'npm run terminal -- enrol --till ete-terrasse-n-2 --code 7KQ2-M4XD'],
    ['冷', 'npm run terminal -- enrol --code 7KQ2-M4XD'],
  ])('names the till after "%s"', (name, command) => {
    expect(terminalCommand(name, '7KQ2-M4XD')).toBe(command);
  });

  it('always makes a name that the till accepts, and nothing a shell would act upon', () => {
    fc.assert(
      // usable letters for most of them: arbitrary characters alone never make a name as long as the limit
      fc.property(fc.array(fc.oneof(usable, usable, anything), { maxLength: 80, size: 'max' }), (parts) => {
        expect(terminalCommand(parts.join(''), 'A')).toMatch(
          /^npm run terminal -- enrol( --till [a-z0-9][a-z0-9-]{0,31})? --code A$/,
        );
      }),
    );
  });
});
