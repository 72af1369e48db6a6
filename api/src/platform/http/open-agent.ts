import { Agent, buildConnector } from 'undici';

/** Longer than almost any reply that we wait for. */
const LONGEST_REPLY_BYTES = 1_000_000;

/** Marks what went wrong while connecting: nothing of the request can have left. */
export class NeverConnected extends Error {}

/**
 * An agent for calls to the outside that tells a connection that never stood from one that broke. The rest of a body that is
 * longer than `longestReplyBytes` is not read.
 */
export function openAgent(
  connections: number,
  connectTimeoutMs: number,
  longestReplyBytes = LONGEST_REPLY_BYTES,
): Agent {
  const connect = buildConnector({ timeout: connectTimeoutMs });
  return new Agent({
    connections,
    maxResponseSize: longestReplyBytes,
    connect: (target, done) =>
      connect(target, (...[error, socket]) =>
        error ? done(new NeverConnected(codeOf(error), { cause: error }), null) : done(null, socket),
      ),
  });
}

/** What went wrong, as a word: never a message, which could repeat what was sent. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unexpected';
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error.name;
}
