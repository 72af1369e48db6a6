import { EventEmitter } from 'node:events';

/** One Ctrl-C under npm arrives twice: from the terminal, and handed on by npm. */
const ONE_AND_THE_SAME_MS = 500;

/**
 * Watches for Ctrl-C and its like. Also for the death of the npm that runs us, which otherwise would leave a Comptoir behind
 * that no one sees.
 */
export function untilAskedToStop() {
  const stop = new EventEmitter();
  let firstAt = 0;
  const ask = () => {
    stop.emit('first');
    if (firstAt === 0) firstAt = performance.now();
    else if (performance.now() - firstAt > ONE_AND_THE_SAME_MS) stop.emit('second');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  const parent = process.ppid;
  const look = () => process.ppid !== parent && stop.emit('first');
  const vigil = process.env['npm_lifecycle_event'] ? setInterval(look, 250) : undefined;
  return {
    /** @type {Promise<null>} */
    once: new Promise((done) => stop.once('first', () => done(null))),
    /** @param {() => void} listener for a caller that does not want to wait for a clean stop */
    onSecond: (listener) => stop.on('second', listener),
    forget: () => clearInterval(vigil),
  };
}
