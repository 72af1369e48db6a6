import { isAllowedText, toPlainText } from '@comptoir/domain/base/merchants/allowed-text';
import type { InformationField } from '@comptoir/domain/base/merchants/merchant-information';
import { findPostalLetter } from '@comptoir/domain/base/merchants/postal-code';
import { NativeSelect, TextInput } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldHelp } from './field-help.tsx';
import { tidy, type MerchantForm } from './merchant-form.ts';
import { LIMITS } from './propose-text.ts';
import { TextProposal } from './text-proposal.tsx';

/** Longer than any field may be, so that what is too long is said and not cut. */
const LONGEST = 200;

/** Keyboard that a phone had better show, and what a browser may fill in. */
const TYPING: Partial<
  Record<InformationField, { inputMode?: 'numeric' | 'tel'; autoComplete?: string; capitals?: true }>
> = {
  company_name: { autoComplete: 'organization' },
  file_number: { capitals: true },
  authorization_code: { capitals: true },
  qst_number: { capitals: true },
  gst_number: { capitals: true },
  area_code: { inputMode: 'numeric', autoComplete: 'tel-area-code' },
  phone_number: { inputMode: 'tel', autoComplete: 'tel-local' },
  address: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  postal_code: { autoComplete: 'postal-code', capitals: true },
};

type TextField = Exclude<InformationField, 'sub_sector' | 'time_zone'>;

/** One field of the information: put into its form when it is left, with help, doubts and what is wrong under it. */
export function InformationInput({ field }: { readonly field: TextField }) {
  const t = useTranslations('merchant');
  const { register, getValues, setValue } = useFormContext<MerchantForm>();
  const error = useFieldError(field);
  const { capitals, ...typing } = TYPING[field] ?? {};

  const leave = (): void => {
    const typed = getValues();
    const tidied = tidy(typed);
    for (const one of TOGETHER.find((fields) => fields.includes(field)) ?? [field])
      if (tidied[one] !== typed[one]) setValue(one, tidied[one], { shouldDirty: true, shouldValidate: true });
  };

  return (
    <TextInput
      {...register(field, { onBlur: leave })}
      required
      {...typing}
      label={t(`fields.${field}`)}
      description={
        <>
          <TextProposal field={field} />
          <FieldHelp field={field} />
        </>
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete={typing.autoComplete ?? 'off'}
      autoCapitalize={capitals ? 'characters' : 'sentences'}
      spellCheck={false}
      maxLength={LONGEST}
      error={error}
    />
  );
}

/** Fields that belong together: text typed or filled into one of them may belong to the other. */
const TOGETHER: readonly (readonly TextField[])[] = [
  ['area_code', 'phone_number'],
  ['civic_number', 'address'],
];

/** One of a few choices; the empty one until one was made. */
export function InformationSelect({ field, options }: SelectProps) {
  const t = useTranslations('merchant');
  const { control } = useFormContext<MerchantForm>();
  // a list whose choices change cannot be left to itself
  const { field: chosen } = useController({ control, name: field });
  return (
    <NativeSelect
      {...chosen}
      required
      label={t(`fields.${field}`)}
      description={<FieldHelp field={field} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={[...options]}
      error={useFieldError(field)}
    />
  );
}

interface SelectProps {
  readonly field: 'sub_sector' | 'time_zone';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Returns the fault of a field, in words. */
function useFieldError(field: InformationField): string | undefined {
  const t = useTranslations('merchant.rules');
  const tField = useTranslations('merchant.subjects');
  const { formState, getValues } = useFormContext<MerchantForm>();
  const rule = formState.errors[field]?.message;
  if (!rule) return undefined;
  if (rule === 'characters') return t('characters', { characters: strangeCharacters(getValues(field)) });
  if (rule === 'postal-letter') return t(rule, postalLetter(getValues(field)));
  const own = OWN_WORDS.find((one) => one === rule);
  if (own) return t(own);
  if (rule === 'too-long') return t('too-long', { longest: String(LIMITS[field] ?? LONGEST) });
  return t('invalid', { field: tField(field) });
}

/** Rules whose words say it all. */
const OWN_WORDS = ['required', 'check-digit', 'has-address', 'certified', 'area-code', 'extension'] as const;

/** The letter that no postal code has, and whether it is the first one of all. */
function postalLetter(text: string): { letter: string; place: 'first' | 'other' } {
  const { letter = '', at = 0 } = findPostalLetter(text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()) ?? {};
  return { letter, place: 'WZ'.includes(letter) && at === 0 ? 'first' : 'other' };
}

const strangeCharacters = (text: string): string =>
  [...new Set(Array.from(toPlainText(text)).filter((character) => !isAllowedText(character)))].join(' ');
