import { UNASSIGNED_DEVICE_NUMBER } from '@comptoir/websrm/requests/formats';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import { findOperators } from '../state/find-operators.ts';
import { checkVersion } from './check-version.ts';

/** Group 5, the part that needs the registers: the product, the device and the sender are ones the authority knows. */
export function checkEnvironment(state: AuthorityState, request: AuthorityRequest): Finding[] {
  const { headers } = request;
  return [
    ...checkVersion(state, {
      idPartn: headers.IDPARTN?.toUpperCase(),
      idSev: headers.IDSEV?.toUpperCase(),
      idVersi: headers.IDVERSI?.toUpperCase(),
      codCertif: headers.CODCERTIF?.toUpperCase(),
      versi: headers.VERSI,
    }),
    ...device(state, request),
    ...sender(state, request),
  ];
}

/** A server speaks of no device; a device without a number may only enrol. */
function device(state: AuthorityState, { headers, door }: AuthorityRequest): Finding[] {
  const { IDAPPRL } = headers;
  if (IDAPPRL === undefined) return [];
  const isKnown = IDAPPRL === UNASSIGNED_DEVICE_NUMBER ? door === 'enrolment' : state.devices.has(IDAPPRL);
  return isKnown ? [] : [finding('047', 'IDAPPRL')];
}

function sender(state: AuthorityState, { kind, headers }: AuthorityRequest): Finding[] {
  if (kind !== 'transaction' && kind !== 'document') return [];
  const operators = findOperators(state, { qst: headers.NOTVQ?.toUpperCase() });
  const gst = headers.NOTPS?.toUpperCase();
  const isGstKnown = findOperators(state, { gst }).length > 0;
  if (operators.length === 0) return isGstKnown ? [finding('007', 'NOTVQ')] : [finding('028', 'NOTVQ')];
  if (!isGstKnown) return [finding('008', 'NOTPS')];
  return operators.some((operator) => operator.gst === gst) ? [] : [finding('034', 'NOTVQ')];
}
