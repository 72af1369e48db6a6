import type { validateTaxNumbers as endpoint } from '@comptoir/contract/base/merchants';
import type { Actor } from '@comptoir/domain/base/access/access';
import { checkMerchantInformation } from '@comptoir/domain/base/merchants/check-merchant-information';
import { INFORMATION_FIELDS, type MerchantInformation } from '@comptoir/domain/base/merchants/merchant-information';
import { normalizeMerchantInformation } from '@comptoir/domain/base/merchants/normalize-merchant-information';
import { errorId } from '@comptoir/websrm/requests/finding';
import type { z } from 'zod';
import type { UserReply } from '../../../gateways/tax-authority/answers.ts';
import type { TaxAuthority } from '../../../gateways/tax-authority/tax-authority.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { resolveMerchant } from '../access/merchant-scope.ts';

type Numbers = z.output<(typeof endpoint)['body']>;
type Verdicts = z.output<(typeof endpoint)['reply']>;

/**
 * Asks the authority about tax numbers as they were typed, which need not be on file. Nothing is kept.
 * @throws AppError forbidden, not-found, validation-failed when they have not the form, authority-unavailable
 */
export async function validateTaxNumbers(
  deps: { readonly database: Database; readonly authority: TaxAuthority },
  actor: Actor,
  { id, numbers }: { id: string; numbers: Numbers },
): Promise<Verdicts> {
  await resolveMerchant(deps.database, actor, { merchantId: id, action: 'edit-merchant' });
  const { qst_number: qstNumber, gst_number: gstNumber } = readNumbers(numbers);
  const outcome = await deps.authority.validateTaxNumbers({ qstNumber, gstNumber });
  if (outcome.kind !== 'answer') throw new AppError('authority-unavailable');
  return readVerdicts(outcome.answer);
}

const NUMBERS: readonly string[] = ['qst_number', 'gst_number'] satisfies (keyof Numbers)[];
const NOTHING = Object.fromEntries(INFORMATION_FIELDS.map((field) => [field, '']));

/** The numbers in their form. @throws AppError validation-failed */
function readNumbers(typed: Numbers): MerchantInformation {
  const normal = normalizeMerchantInformation({ ...(NOTHING as MerchantInformation), ...typed });
  const refusals = checkMerchantInformation(normal, { mayLeaveOutCode: true }).filter(({ field }) =>
    NUMBERS.includes(field),
  );
  if (refusals.length === 0) return normal;
  throw new AppError(
    'validation-failed',
    refusals.map(({ field, rule }) => ({ path: field, rule })),
  );
}

/**
 * Reads the answer's verdict on each number. 070 and 071 blame one; 043 knows both, but as two operators', so that neither is right beside the
 * other. Any other refusal says nothing of the numbers. Source: SRM-28, SRM-41.
 */
function readVerdicts(answer: UserReply): Verdicts {
  if (answer.kind === 'taken') return { qst_number: word(answer.isQstValid), gst_number: word(answer.isGstValid) };
  const ids = new Set(answer.errors.map(({ id }) => id));
  const isBlamed = (code: string) => ids.has(errorId(code)) || ids.has(errorId('043'));
  return {
    qst_number: isBlamed('070') ? 'invalid' : 'unknown',
    gst_number: isBlamed('071') ? 'invalid' : 'unknown',
  };
}

const word = (isValid: boolean) => (isValid ? 'valid' : 'invalid');
