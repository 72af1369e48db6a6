import { expect, it } from 'vitest';
import { claimAnyPort } from './claim-port.mjs';

/** The first one that Linux gives to connections by itself. */
const FIRST_GIVEN = 32_768;

it('a free port is none that the system may give to a connection before the server listens', async () => {
  for (let time = 0; time < 20; time += 1) {
    const port = await claimAnyPort();
    expect(port).toBeGreaterThan(1023);
    expect(port).toBeLessThan(FIRST_GIVEN);
  }
});
