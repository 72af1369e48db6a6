import { subscribe } from 'node:diagnostics_channel';

/**
 * Loaded into the server before its own code: times each call to the authority on the wire, from the moment its headers are
 * submitted to the connection until the last byte of the reply is there. The server itself knows nothing of it.
 */

/** @type {WeakMap<object, { deviceNumber: string, sentAt: number }>} */
const underWay = new WeakMap();
/** Milliseconds of each call, by device number, in the order the calls were made. @type {Record<string, number[]>} */
let times = {};

subscribe('undici:client:sendHeaders', (message) => {
  const { request, headers } = /** @type {{ request: { path: string }, headers: string }} */ (message);
  const deviceNumber = /^IDAPPRL: (\S+)/im.exec(headers)?.[1];
  if (request.path === '/transaction' && deviceNumber)
    underWay.set(request, { deviceNumber, sentAt: performance.now() });
});
subscribe('undici:request:trailers', (message) => {
  const call = underWay.get(/** @type {{ request: object }} */ (message).request);
  if (call) (times[call.deviceNumber] ??= []).push(performance.now() - call.sentAt);
});

process.on('message', (message) => {
  if (/** @type {{ type?: string }} */ (message).type !== 'authority-times') return;
  process.send?.({ authorityTimes: times });
  times = {};
});
