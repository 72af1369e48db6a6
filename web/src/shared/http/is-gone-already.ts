import type { Method } from '@comptoir/contract/endpoint';
import type { FailureCode } from './api-error.ts';

interface Refused {
  readonly method: Method;
  /** With names in the place of values, as the contract has it. */
  readonly path: string;
  readonly code: FailureCode;
}

/**
 * True when a refusal says that what was to be removed is gone: that is what was wanted, also when someone else was quicker. A path that goes
 * on behind the name of a thing is about a part of it or an act, such as a declaration at the authority: of that it says nothing.
 */
export const isGoneAlready = ({ method, path, code }: Refused): boolean =>
  method === 'DELETE' && code === 'not-found' && (/\/:\w+$/.test(path) || !path.includes(':'));
