/**
 * Asks an idle connection every second from the tenth on whether its other end is there. One whose machine is gone, or the way to it,
 * says nothing: without this a listener would listen to no one for ever.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
