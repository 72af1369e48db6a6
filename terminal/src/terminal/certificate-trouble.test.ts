import { expect, it } from 'vitest';
import { linkTerminal, stateOf } from '../../test/link-terminal.ts';
import { runLine } from '../../test/run-line.ts';
import { startStandIn } from '../../test/stand-in.ts';
import { makeContext } from '../../test/test-context.ts';

it.each([
  [-1, 0, /^$/],
  [0, 1, /Le certificat de la caisse a expiré le 2026-01-16/],
  [1, 1, /Le certificat de la caisse a expiré le 2026-01-16/],
])(
  'a certificate is good until the instant at which it ends, not after: %i seconds from it',
  async (seconds, code, words) => {
    const standIn = await startStandIn();
    standIn.enrolment.validity = { ...standIn.enrolment.validity, notAfter: new Date('2026-01-16T17:05:00Z') };
    const context = makeContext(standIn.url);
    await linkTerminal(context, standIn);
    context.advance(86_400 + seconds);
    const { warned, ...sold } = await runLine(context, 'sale 5');
    expect(sold.code).toBe(code);
    expect(warned).toMatch(words);
    expect((await stateOf(context)).chainLength).toBe(1 - code);
    await standIn.close();
  },
);
