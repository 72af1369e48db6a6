import type { FastifyRequest } from 'fastify';
import { contextOf } from './request-context.ts';

/**
 * Answers a call whose caller may only be presumed: nothing leaves before they are proven, and whatever was worked out for someone
 * they are not is thrown away and worked out again for who they are.
 */
export async function answerProven<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
  recognize: (request: FastifyRequest) => Promise<unknown>,
): Promise<Result> {
  const context = contextOf(request);
  const { proof } = context;
  const answer = async (): Promise<Result> => {
    if (request.validationError) throw request.validationError;
    return work();
  };
  if (!proof) return answer();
  const presumed = await settle(answer());
  if (await proof.holds()) return presumed();
  context.proof = null;
  context.mayPresume = false;
  context.caller = await recognize(request);
  return answer();
}

/** Returns the outcome of work, to be given or thrown later. */
const settle = <Result>(work: Promise<Result>): Promise<() => Result> =>
  work.then(
    (result) => () => result,
    (error: unknown) => () => {
      throw error;
    },
  );
