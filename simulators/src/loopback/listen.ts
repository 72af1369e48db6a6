import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** Listens on loopback: on the port of the last time, so that terminals still find us, else on any free one. Returns the port. */
export async function listen(server: Server, remembered: number | undefined): Promise<number> {
  try {
    return await listenOn(server, remembered ?? 0);
  } catch (error) {
    if (remembered === undefined || !isTaken(error)) throw error;
    return listenOn(server, 0);
  }
}

/** The same for an application, once its routes are in place. */
export async function listenTo(app: FastifyInstance, remembered: number | undefined): Promise<number> {
  await app.ready();
  return listen(app.server, remembered);
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The listener has no port.'));
      else resolve(address.port);
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}
