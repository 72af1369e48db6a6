import { checkMerchantInformation } from '@comptoir/domain/base/merchants/check-merchant-information';
import { normalizeMerchantInformation } from '@comptoir/domain/base/merchants/normalize-merchant-information';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useTaxNumberCheck } from './merchant.api.ts';
import type { MerchantForm } from './merchant-form.ts';

const NUMBERS = ['qst_number', 'gst_number'] as const;
const TONES = { valid: 'success', invalid: 'error', unknown: 'neutral' } as const;

/** Has Revenu Québec say whether it knows both numbers as they are typed; what it said goes with the numbers it was said of. */
export function TaxNumberCheck({ merchantId }: { readonly merchantId: string }) {
  const t = useTranslations('merchant.check');
  const tFields = useTranslations('merchant.fields');
  const { control, trigger } = useFormContext<MerchantForm>();
  const { qst_number, gst_number, ...typed } = normalizeMerchantInformation(useWatch({ control }) as MerchantForm);
  const { mutate, data, error, variables, isPending } = useTaxNumberCheck(merchantId);
  const isOfThese = variables?.qst_number === qst_number && variables.gst_number === gst_number;

  const ask = (): void => {
    const wrong = checkMerchantInformation({ ...typed, qst_number, gst_number }, { mayLeaveOutCode: true });
    if (wrong.some(({ field }) => field === 'qst_number' || field === 'gst_number'))
      void trigger(NUMBERS, { shouldFocus: true });
    else mutate({ qst_number, gst_number });
  };

  return (
    <Row gap="lg">
      <Button variant="default" loading={isPending} onClick={ask}>
        {t('ask')}
      </Button>
      <Row as="output" gap="lg">
        {data && isOfThese
          ? NUMBERS.map((field) => (
              <StatusBadge key={field} tone={TONES[data[field]]}>
                {t(data[field], { field: tFields(field) })}
              </StatusBadge>
            ))
          : null}
        {data && isOfThese ? <Advice said={NUMBERS.map((field) => data[field])} /> : null}
      </Row>
      {isOfThese ? <FormError error={error} /> : null}
    </Row>
  );
}

/** Advice on the next step: the two are seen as one operator's, so that the refusal of one leaves nothing to be said of the other. */
function Advice({ said }: { readonly said: readonly (keyof typeof TONES)[] }) {
  const t = useTranslations('merchant.check');
  if (said.includes('invalid')) return <span>{t('advice')}</span>;
  return said.includes('unknown') ? <span>{t('unknownAdvice')}</span> : null;
}
