import type { Server, Socket } from 'node:net';

/** Stands before listeners and can shut: the ports stay ours, yet no caller gets an answer, not even those already inside. */
export interface Gate {
  watch: (server: Server) => void;
  /** Hangs up on everyone connected, or on the one connected from one port. */
  clear: (remotePort?: number) => void;
}

/** `isShut` is asked once for every connection. */
export function createGate(isShut: () => boolean): Gate {
  const sockets = new Set<Socket>();
  return {
    watch: (server) =>
      // Before the server's own listener, which would begin a TLS handshake.
      server.prependListener('connection', (socket: Socket) => {
        if (isShut()) {
          socket.destroy();
          return;
        }
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      }),
    clear: (remotePort) => {
      for (const socket of sockets) {
        if (remotePort === undefined || socket.remotePort === remotePort) socket.destroy();
      }
    },
  };
}
