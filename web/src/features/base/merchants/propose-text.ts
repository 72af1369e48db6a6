import { checkMerchantInformation } from '@comptoir/domain/base/merchants/check-merchant-information';
import type { InformationField } from '@comptoir/domain/base/merchants/merchant-information';
import { normalizeMerchantInformation } from '@comptoir/domain/base/merchants/normalize-merchant-information';
import { proposePostalCode } from '@comptoir/domain/base/merchants/postal-code';
import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';
import { tidy, type FormField, type MerchantForm } from './merchant-form.ts';

/** The lengths that the rules allow. */
export const LIMITS: Partial<Record<FormField, number>> = {
  company_name: 64,
  civic_number: 16,
  address: 128,
  city: 128,
};

/** Proposes a text for a field whose text is refused; null when nothing near it would be taken. */
export function proposeText(field: InformationField, typed: MerchantForm): string | null {
  const { [field]: now } = tidy(typed);
  const meant = nearText(field, now);
  if (meant === null || meant === '' || meant === now) return null;
  const proposed = tidy({ ...typed, [field]: meant });
  const isTaken = checkMerchantInformation(normalizeMerchantInformation(proposed), { mayLeaveOutCode: true }).every(
    (refusal) => refusal.field !== field,
  );
  return isTaken ? meant : null;
}

function nearText(field: InformationField, text: string): string | null {
  const longest = LIMITS[field];
  if (longest !== undefined) return toAllowedText(text, { max: longest });
  if (field === 'postal_code') return proposePostalCode(text);
  if (field !== 'phone_number') return null;
  const end = text.search(/[^\d +().-]/);
  return (end < 0 ? text : text.slice(0, end)).trim();
}
