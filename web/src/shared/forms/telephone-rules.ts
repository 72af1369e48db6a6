import { readTelephone } from '@comptoir/domain/base/merchants/telephone';
import * as z from 'zod/mini';

/** Returns the fault of a telephone number that may be left out, or null. */
export const telephoneFault = (typed: string): string | null =>
  typed.trim() === '' ? null : readTelephone(typed).fault;

/** A telephone number that may be left out, for a form, checked here as by the API. */
export const typedTelephone = z.string().check(
  z.trim(),
  z.maxLength(40, 'too-long'),
  z.refine((typed) => telephoneFault(typed) !== 'phone', 'phone'),
  z.refine((typed) => telephoneFault(typed) !== 'area-code', 'area-code'),
);
