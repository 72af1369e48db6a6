import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server from bare parts that knows nothing but to answer: what its callers wait, the machine makes them wait. */
const server = createServer((_, response) => void response.end('{}'));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
