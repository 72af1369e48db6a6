import { checkHeaders } from '@comptoir/websrm/requests/check-headers';
import type { Finding } from '@comptoir/websrm/requests/finding';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import { checkCase } from '../cases/check-case.ts';
import { checkCaller } from './check-caller.ts';
import { checkEnvironment } from './check-environment.ts';
import type { JsonReading } from './read-json.ts';

/** Groups 2 to 6, the same for every kind of request. */
export function openingGroups(
  state: AuthorityState,
  request: AuthorityRequest,
  json: JsonReading,
): (() => Finding[])[] {
  return [
    () => json.syntax,
    () => json.topLevel,
    () => checkHeaders(request.kind, request.rawHeaders),
    () => [...checkEnvironment(state, request), ...checkCase(state, request)],
    () => checkCaller(request),
  ];
}
