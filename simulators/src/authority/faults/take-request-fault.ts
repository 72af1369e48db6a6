import type { RequestKind } from '@comptoir/websrm/requests/error-catalogue';
import { takeFault } from '../../faults/waiting-faults.ts';
import type { Authority } from '../authority.ts';
import type { Fault } from './fault.ts';

/** The fault that this request meets, now used once more, or null. */
export function takeRequestFault(
  authority: Authority,
  kind: RequestKind,
  deviceNumber: string | undefined,
): Fault | null {
  return takeFault<Fault>(
    authority,
    (fault) =>
      (fault.request === null || fault.request === kind) &&
      (fault.deviceNumber === null || fault.deviceNumber === deviceNumber),
  );
}
