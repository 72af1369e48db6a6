import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

const LOOK_MS = 500;
const PATIENCE_MS = 60_000;

/** Milliseconds that a page has noted in a global variable, looked for seldom: each look costs a slowed processor. @throws when there are none in a minute */
export async function awaitNoted(session: CDPSession, name: string): Promise<number> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await setTimeout(LOOK_MS);
    const { result } = await session.send('Runtime.evaluate', { expression: `globalThis.${name} ?? 0` });
    if (result.value) return Number(result.value);
  }
  throw new Error('the content has not come');
}
