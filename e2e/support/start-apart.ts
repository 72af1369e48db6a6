import { rm, mkdtemp } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComptoir } from './start-comptoir.ts';
import { stopComptoir } from './stop-comptoir.ts';

/** A Comptoir whose page and API have an origin each. */
export interface Apart {
  readonly page: string;
  readonly api: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts a Comptoir that its API's address leads to, and another address, as a proxy gives it, for its page. */
export async function startApart(): Promise<Apart> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-apart-'));
  const port = await findFreePort();
  const door = await listen(
    createServer((incoming) => {
      const outgoing = connect(port, '127.0.0.1');
      // either side may go, as browsers do
      for (const [side, other] of [[incoming, outgoing] as const, [outgoing, incoming] as const])
        side.on('error', () => other.destroy()).pipe(other);
    }),
  );
  const [page, api] = [`http://localhost:${portOf(door)}`, `http://localhost:${port}`];
  const stop = async (): Promise<void> => {
    door.close();
    try {
      await stopComptoir(dataDir);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  try {
    await startComptoir(dataDir, port, { PUBLIC_URL: page, API_BASE_URL: api });
    return { page, api, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const listen = (server: Server): Promise<Server> =>
  new Promise((done, fail) => {
    server.once('error', fail).listen(0, '127.0.0.1', () => done(server));
  });

async function findFreePort(): Promise<number> {
  const server = await listen(createServer());
  const port = portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}
