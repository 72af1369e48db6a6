import { setTimeout } from 'node:timers/promises';
import { takeFault } from '../../faults/waiting-faults.ts';
import { jsonReply, type Reply } from '../../loopback/reply.ts';
import type { Clover } from '../clover.ts';
import { CloverError } from '../clover-error.ts';
import type { CloverFault, RouteName } from './clover-fault.ts';

interface Met {
  route: RouteName;
  merchantId: string | null;
}

const isFor = ({ route, merchant }: CloverFault, met: Met): boolean =>
  (route === undefined || route === met.route) && (merchant === undefined || merchant === met.merchantId);

/** Answers a request, through the fault that waits for it if there is one, and tells refusals as Clover does. */
export async function answerThroughFault(
  clover: Clover,
  met: Met,
  answer: () => Promise<Reply> | Reply,
): Promise<Reply> {
  const fault = takeFault<CloverFault>(clover, (waiting) => isFor(waiting, met));
  switch (fault?.fault) {
    case 'status':
      return refuse(errorOf(fault.value));
    case 'nobody-named':
      return refuse(new CloverError(404, 'Not Found'));
    case 'timeout':
      return { kind: 'silence' };
    case 'down':
      return { kind: 'hang-up' };
    case 'malformed':
      return { kind: 'json', status: 200, body: '{"elements":[{"id":"' };
    case 'slow':
      await setTimeout(fault.value);
      return answerOrRefuse(answer);
    case 'drop':
      await answerOrRefuse(answer);
      return { kind: 'hang-up' };
    case undefined:
      return answerOrRefuse(answer);
  }
}

const TITLES = {
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

const LIMIT: Readonly<Record<number, Record<string, string>>> = { 429: { 'X-RateLimit-crossTokenLimit': '50' } };

function errorOf(status: keyof typeof TITLES): CloverError {
  return new CloverError(status, `${status} ${TITLES[status]}`, { headers: LIMIT[status] ?? {} });
}

export async function answerOrRefuse(answer: () => Promise<Reply> | Reply): Promise<Reply> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof CloverError) return refuse(error);
    throw error;
  }
}

function refuse({ status, message, details, headers }: CloverError): Reply {
  return jsonReply(status, { message, ...(details === undefined ? {} : { details }) }, headers);
}
