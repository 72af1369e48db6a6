import { readTelephone, type TelephoneFault } from '@comptoir/domain/base/merchants/telephone';
import { plainText } from './endpoint.ts';

const isFree =
  (fault: TelephoneFault, mayBeEmpty: boolean) =>
  (typed: string): boolean =>
    (mayBeEmpty && typed === '') || readTelephone(typed).fault !== fault;

/** A telephone number as people write it, with its extension. Refused as `phone`, or as `area-code` where no number begins so. */
export const telephone = plainText(40)
  .trim()
  .refine(isFree('phone', false), { error: 'phone' })
  .refine(isFree('area-code', false), { error: 'area-code' });

/** The same, or nothing. */
export const telephoneOrNone = plainText(40)
  .trim()
  .refine(isFree('phone', true), { error: 'phone' })
  .refine(isFree('area-code', true), { error: 'area-code' });
