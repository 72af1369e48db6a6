import { asksForCount } from '@comptoir/domain/people/merchant-batches/merchant-batch';
import * as z from 'zod/mini';

/** The field by which someone confirms how many there are, where they are many. */
export const typedCount = (count: number) =>
  z
    .string()
    .check(
      z.refine(
        (typed) => !asksForCount(count) || typed.replaceAll(/[\s\u00A0\u202F,]/g, '') === String(count),
        'count',
      ),
    );
