import { expect, it } from 'vitest';
import { claimPort } from './claim-port.mjs';

/** The first one that Linux gives to connections by itself. */
const FIRST_GIVEN = 32_768;

it('a free port is none that the system may give to a connection before the server listens', async () => {
  for (let time = 0; time < 20; time += 1) {
    const port = await claimPort({ port: 0, host: '127.0.0.1' }, 0);
    expect(port).toBeGreaterThan(1023);
    expect(port).toBeLessThan(FIRST_GIVEN);
  }
});
