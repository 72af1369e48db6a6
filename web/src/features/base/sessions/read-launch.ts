import { isErrorCode, type ErrorCode } from '@comptoir/contract/errors';

/** Launch as the provider describes it. It proves nothing. Source: spec §2 "loginClover". */
export interface Launch {
  readonly merchantId?: string;
  readonly employeeId?: string;
  readonly clientId?: string;
}

/** Arrival of a browser at the provider's landing: launched, back with an error, or by hand. */
export type Arrival =
  | { readonly kind: 'launched'; readonly launch: Launch }
  | { readonly kind: 'refused'; readonly launch: Launch; readonly code: ErrorCode | null }
  | { readonly kind: 'by-hand' };

/** Reads the query of the landing, in either spelling of its names. */
export function readLaunch(query: string): Arrival {
  const params = new URLSearchParams(query);
  const launch: Launch = {
    ...take(params, 'merchantId', 'merchant_id'),
    ...take(params, 'employeeId', 'employee_id'),
    ...take(params, 'clientId', 'client_id'),
  };
  const error = params.get('error');
  if (error !== null) return { kind: 'refused', launch, code: isErrorCode(error) ? error : null };
  const isLaunched = Object.keys(launch).length > 0 || params.has('code');
  return isLaunched ? { kind: 'launched', launch } : { kind: 'by-hand' };
}

/** Takes a parameter, unless the server would refuse it for its form: the sign-in can begin without it. */
function take(params: URLSearchParams, name: keyof Launch, otherName: string): Launch {
  const value = params.get(name) ?? params.get(otherName);
  return value && /^[\w-]{1,64}$/.test(value) ? { [name]: value } : {};
}
