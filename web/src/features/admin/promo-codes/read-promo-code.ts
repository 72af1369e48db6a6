import { parseAmount } from '@comptoir/domain/base/amounts/cents';
import type { ReadForm } from '../../../shared/forms/schema-of.ts';
import type { NewPromoCode } from './promo-codes.api.ts';

/** A promo code as a form has it; what is empty has no limit. */
export type TypedPromoCode = {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly value: string;
  readonly onService: boolean;
  readonly onInstallation: boolean;
  readonly months: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly maxUses: string;
};

export const EMPTY_CODE: TypedPromoCode = {
  code: '',
  kind: 'percent',
  value: '',
  onService: true,
  onInstallation: false,
  months: '',
  startsOn: '',
  endsOn: '',
  maxUses: '',
};

/** The rules that have words of their own. */
export const CODE_RULES = ['code', 'percent', 'amount', 'target', 'months', 'uses'] as const;

/** Faults of a code, by the field where they are said. */
type CodeFaults = Partial<Record<keyof TypedPromoCode, (typeof CODE_RULES)[number] | 'required' | 'before-start'>>;

/** Letters and digits, three at least once spaces and hyphens are gone; the server writes them as capitals. */
const WELL_FORMED = /^[\p{L}\p{Nd}]{3,32}$/u;

const MOST = { months: 120, maxUses: 1_000_000, amountCents: 100_000_000, rateMillionths: 1_000_000 };

/** Reads a promo code for the API, or the faults of the form. */
export function readPromoCode(typed: TypedPromoCode): ReadForm<TypedPromoCode, NewPromoCode> {
  const discount = readDiscount(typed);
  const faults: CodeFaults = { ...faultsOfName(typed), ...faultsOfValue(typed, discount), ...faultsOfLimits(typed) };
  if (!discount || Object.keys(faults).length > 0) return { faults };
  const { code, onService, onInstallation, startsOn, endsOn } = typed;
  return {
    value: {
      code: code.trim(),
      discount,
      onService,
      onInstallation,
      months: onService && typed.months ? Number(typed.months) : null,
      startsOn: startsOn || null,
      endsOn: endsOn || null,
      maxUses: typed.maxUses ? Number(typed.maxUses) : null,
    },
  };
}

function readDiscount({ kind, value }: TypedPromoCode): NewPromoCode['discount'] | null {
  const hundredths = parseAmount(value.replace('%', '').trim());
  if (hundredths === null || hundredths <= 0) return null;
  if (kind === 'amount') return hundredths <= MOST.amountCents ? { kind, amountCents: hundredths } : null;
  // a hundredth of a percent is a hundred millionths
  const rateMillionths = hundredths * 100;
  return rateMillionths <= MOST.rateMillionths ? { kind, rateMillionths } : null;
}

function faultsOfName({ code }: TypedPromoCode): CodeFaults {
  const bare = code.replaceAll(/[\s-]/g, '');
  if (bare === '') return { code: 'required' };
  return WELL_FORMED.test(bare) ? {} : { code: 'code' };
}

function faultsOfValue(
  { kind, value, onService, onInstallation }: TypedPromoCode,
  discount: object | null,
): CodeFaults {
  return {
    ...(discount ? {} : { value: value.trim() === '' ? 'required' : kind }),
    ...(onService || onInstallation ? {} : { onService: 'target' }),
  };
}

function faultsOfLimits({ onService, months, maxUses, startsOn, endsOn }: TypedPromoCode): CodeFaults {
  return {
    ...(!onService || isCount(months, MOST.months) ? {} : { months: 'months' }),
    ...(isCount(maxUses, MOST.maxUses) ? {} : { maxUses: 'uses' }),
    ...(startsOn && endsOn && endsOn < startsOn ? { endsOn: 'before-start' } : {}),
  };
}

/** Nothing, or a whole number from 1 on. */
const isCount = (typed: string, most: number): boolean =>
  typed === '' || (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most);
