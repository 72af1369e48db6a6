import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * A proxy that knows nothing of what it hands on: each connection goes to the next server, and stays there. Which ones
 * there are it hears over IPC; those who are connected then are let go, and come back to another.
 */
let targets: readonly number[] = [];
let turn = 0;
const open = new Set<Socket>();

const server = createServer((caller) => {
  const port = targets[turn++ % targets.length];
  if (port === undefined) return void caller.destroy();
  const target = connect({ port, host: '127.0.0.1', noDelay: true });
  caller.setNoDelay(true);
  join(caller, target);
  join(target, caller);
});

function join(from: Socket, to: Socket): void {
  open.add(from);
  from.pipe(to);
  from.on('error', () => to.destroy());
  from.on('close', () => {
    open.delete(from);
    to.destroy();
  });
}

process.on('message', ({ ports }: { ports: readonly number[] }) => {
  targets = ports;
  for (const socket of open) socket.destroy();
  process.send?.({ serving: ports.length });
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
