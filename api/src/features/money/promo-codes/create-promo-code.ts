import type { createPromoCode as endpoint, PromoCodeView } from '@comptoir/contract/money/promo-codes';
import type { FieldError } from '@comptoir/contract/errors';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { normalizePromoCode } from '@comptoir/domain/money/promo-codes/promo-code';
import type { z } from 'zod';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { insertPromoCode } from './promo-codes.store.ts';
import { viewPromoCode } from './view-promo-code.ts';

type NewPromoCode = z.output<(typeof endpoint)['body']>;

/** Letters and digits, as no one mistakes them for others on a leaflet; three at least, once spaces and hyphens are gone. */
const WELL_FORMED = /^[\p{Lu}\p{Nd}]{3,}$/u;

const DAYS = ['startsOn', 'endsOn'] as const;

/** PostgreSQL knows no year zero, and no code is older than the product. */
const FIRST_DAY = '2000-01-01';

/** Creates a promo code. @throws AppError validation-failed, promo-code-taken */
export async function createPromoCode(
  { database, now }: { database: Database; now: () => Date },
  scope: Scope,
  { discount, ...given }: NewPromoCode,
): Promise<PromoCodeView> {
  const code = normalizePromoCode(given.code);
  const createdAt = now();
  const faults = faultsOf({ ...given, code }, quebecDayOf(createdAt));
  if (faults.length > 0) throw new AppError('validation-failed', faults);
  const made = {
    ...given,
    id: orderedId(createdAt),
    code,
    percentMillionths: discount.kind === 'percent' ? discount.rateMillionths : null,
    amountCents: discount.kind === 'amount' ? discount.amountCents : null,
  };
  await database.transaction(scope, async (tx) => {
    if (!(await insertPromoCode(tx, { ...made, createdAt }))) throw new AppError('promo-code-taken');
    const { id, ...after } = made;
    const record = { action: 'promo-code-created', facts: { code } } as const;
    writeAudit(tx, { occurredAt: createdAt, subject: { type: 'promo-code', id }, record, after });
  });
  return viewPromoCode({ ...made, uses: 0, withdrawnAt: null });
}

function faultsOf(given: Omit<NewPromoCode, 'discount'>, today: Day): FieldError[] {
  const { code, onService, onInstallation, startsOn, endsOn } = given;
  const faults = DAYS.flatMap((path): FieldError[] =>
    (given[path] ?? FIRST_DAY) < FIRST_DAY ? [{ path, rule: 'invalid' }] : [],
  );
  if (!WELL_FORMED.test(code)) faults.push({ path: 'code', rule: 'invalid' });
  if (!onService && !onInstallation) faults.push({ path: 'onService', rule: 'required' });
  if (startsOn && endsOn && endsOn < startsOn) faults.push({ path: 'endsOn', rule: 'before-start' });
  // no one could ever redeem it
  else if (endsOn && endsOn < today) faults.push({ path: 'endsOn', rule: 'over' });
  return faults;
}
