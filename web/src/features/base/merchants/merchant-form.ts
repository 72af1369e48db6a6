import type { MerchantView, updateMerchant } from '@comptoir/contract/base/merchants';
import {
  checkDraftInformation,
  checkMerchantInformation,
} from '@comptoir/domain/base/merchants/check-merchant-information';
import {
  INFORMATION_FIELDS,
  mapInformation,
  type InformationField,
  type MerchantInformation,
} from '@comptoir/domain/base/merchants/merchant-information';
import { normalizeMerchantInformation } from '@comptoir/domain/base/merchants/normalize-merchant-information';
import type { z } from 'zod/mini';
import { schemaOf } from '../../../shared/forms/schema-of.ts';

/** Fields that are switched on or off. */
const SWITCHES = ['isTraiteur', 'requireShift'] as const;
export type FormSwitch = (typeof SWITCHES)[number];

/** Values of the form: every field as text, and the switches. */
export type MerchantForm = { [Field in InformationField]: string } & Record<FormSwitch, boolean>;

export const isSwitch = (field: FormField): field is FormSwitch => SWITCHES.some((one) => one === field);

export const FORM_FIELDS = [...INFORMATION_FIELDS, ...SWITCHES] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** A merchant as the form shows it; the authorization code, which is never shown, is empty. */
export const formOf = ({ isTraiteur, requireShift, ...merchant }: MerchantView): MerchantForm => ({
  ...present(mapInformation((field) => (field === 'authorization_code' ? '' : (merchant[field] ?? '')))),
  isTraiteur,
  requireShift,
});

/** Normalizes typed text and writes it as it is on paper, with the spaces that make it readable. */
export const tidy = (typed: MerchantInformation): MerchantForm & MerchantInformation => ({
  ...(typed as MerchantForm),
  ...present(normalizeMerchantInformation(typed)),
});

/** Numbers with the spaces that receipts and letters give them. Put into its form, each is what it was. */
function present(normal: MerchantInformation): { [Field in InformationField]: string } {
  return {
    ...normal,
    qst_number: normal.qst_number.replace(/^(\d{10})TQ(\d{4})$/, '$1 TQ $2'),
    gst_number: normal.gst_number.replace(/^(\d{9})RT(\d{4})$/, '$1 RT $2'),
    phone_number: normal.phone_number.replace(/^(\d{3})(\d{4})$/, '$1-$2'),
    postal_code: normal.postal_code.replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2'),
  };
}

/** The rules of the server, asked before it is. */
export const merchantSchema = (mayLeaveOutCode: boolean) =>
  schemaOf<MerchantForm, MerchantForm>((value) => {
    const refusals = checkMerchantInformation(normalizeMerchantInformation(value), { mayLeaveOutCode });
    if (refusals.length === 0) return { value };
    return { faults: Object.fromEntries(refusals.map(({ field, rule }) => [field, rule])) };
  });

/** Finds what keeps a draft from being saved: given fields have to be right, missing ones may follow. The server knows which have to stay. */
export const findDraftProblems = (typed: MerchantForm) =>
  checkDraftInformation(normalizeMerchantInformation(typed), { wasWhole: false });

type Update = z.input<(typeof updateMerchant)['body']>;

/** Builds the request; with the code only when there is another one. */
export function updateOf(form: MerchantForm, { version, isDraft }: { version: number; isDraft: boolean }): Update {
  const { authorization_code: code, ...normal } = normalizeMerchantInformation(form);
  return {
    ...normal,
    // the form's lists hold nothing else, which its rules have checked
    time_zone: normal.time_zone as Update['time_zone'],
    sub_sector: normal.sub_sector === '' ? null : (normal.sub_sector as Update['sub_sector']),
    isTraiteur: form.isTraiteur,
    requireShift: form.requireShift,
    version,
    ...(isDraft ? { isDraft } : {}),
    ...(code === '' ? {} : { authorization_code: code }),
  };
}

/** Lists the fields in which two versions of the form differ, however they are written. */
export function differingFields(one: MerchantForm, other: MerchantForm): FormField[] {
  const [a, b] = [tidy(one), tidy(other)];
  return FORM_FIELDS.filter((field) => a[field] !== b[field]);
}
