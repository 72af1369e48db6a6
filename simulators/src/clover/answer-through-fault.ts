import { setTimeout } from 'node:timers/promises';
import { takeFault } from '../shared/waiting-faults.ts';
import { Refusal } from '../loopback/refusal.ts';
import type { Reply } from '../loopback/reply.ts';
import type { Clover } from './clover.ts';
import { cloverError } from './clover-error.ts';
import type { CloverFault, RouteName } from './state/clover-fault.ts';

interface Met {
  route: RouteName;
  merchantId: string | null;
}

const isFor = ({ route, merchant }: CloverFault, met: Met): boolean =>
  (route === undefined || route === met.route) && (merchant === undefined || merchant === met.merchantId);

/** Answers a request, through the fault that waits for it if there is one. */
export async function answerThroughFault(
  clover: Clover,
  met: Met,
  answer: () => Promise<Reply> | Reply,
): Promise<Reply> {
  const fault = takeFault<CloverFault>(clover, (waiting) => isFor(waiting, met));
  switch (fault?.fault) {
    case 'status':
      throw errorOf(fault.value);
    case 'nobody-named':
      throw cloverError(404, 'Not Found');
    case 'timeout':
      return { kind: 'silence' };
    case 'down':
      return { kind: 'hang-up' };
    case 'malformed':
      return { kind: 'json', status: 200, body: '{"elements":[{"id":"' };
    case 'slow':
      await setTimeout(fault.value);
      return answer();
    case 'drop':
      await ignoringRefusals(answer);
      return { kind: 'hang-up' };
    case undefined:
      return answer();
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

function errorOf(status: keyof typeof TITLES): Refusal {
  return cloverError(status, `${status} ${TITLES[status]}`, { headers: LIMIT[status] ?? {} });
}

async function ignoringRefusals(answer: () => Promise<Reply> | Reply): Promise<void> {
  try {
    await answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
