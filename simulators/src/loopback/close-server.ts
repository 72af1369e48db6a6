import type { Server } from 'node:net';

/** Stops listening and hangs up on everyone. */
export function closeServer(server: Server & { closeAllConnections: () => void }): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
