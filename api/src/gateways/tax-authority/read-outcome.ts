import type { HttpOutcome } from '../http-client.ts';
import type { Outcome } from './tax-authority.ts';

/** A reply that is no valid JSON of the authority's is a failure of the communication, whatever its status (SRM-12). */
export function readOutcome<Answer>(result: HttpOutcome, read: (body: string) => Answer | null): Outcome<Answer> {
  if (result.kind === 'unavailable') return result;
  if (result.kind === 'unknown') return { ...result, httpStatus: null, body: null };
  const { status: httpStatus, body } = result;
  const answer = read(body);
  if (answer === null) return { kind: 'unknown', detail: 'no usable answer', httpStatus, body: body.slice(0, 10_000) };
  return { kind: 'answer', answer, httpStatus, body };
}
