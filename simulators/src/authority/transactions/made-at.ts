import { fromAuthorityTime } from '@comptoir/websrm/requests/time';

/** The instant a bill was made, in milliseconds; NaN when its date is out of form. */
export function madeAt(transaction: { datTrans: string; utc: string }): number {
  try {
    return fromAuthorityTime(transaction.datTrans, transaction.utc).getTime();
  } catch {
    return Number.NaN;
  }
}
