import type { CommissionRateView } from '@comptoir/contract/money/commissions';
import type { PartnerView } from '@comptoir/contract/people/partners';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { monthAfter } from '@comptoir/domain/money/commissions/commission-months';
import { monthOf } from '@comptoir/domain/money/commissions/commission';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useSetRate } from './commissions.api.ts';
import { readRate } from './read-rate.ts';
import { useFormatWholeMonth } from './use-format-whole-month.ts';

const schema = schemaOf(readRate);

interface RateDialogProps {
  readonly partner: Pick<PartnerView, 'id' | 'name'>;
  readonly rate: CommissionRateView | undefined;
  readonly onClose: () => void;
}

/** Sets a partner's rate from a month on that is not over. */
export function RateDialog({ partner, rate, onClose }: RateDialogProps) {
  const t = useTranslations('partner.commissions');
  const formatMonth = useFormatWholeMonth();
  const [months] = useState(comingMonths);
  const {
    form,
    field,
    methods: { control },
  } = useFields({
    schema,
    initial: { kind: rate?.kind ?? 'percent', value: rate ? typedValue(rate) : '', month: months[0] ?? '' },
    call: useSetRate(partner.id),
    onSubmit: (given, send) =>
      send(given, {
        onSuccess: () => {
          showAlert({ tone: 'success', text: t('rate.done', { name: partner.name }) });
          onClose();
        },
      }),
    words: {
      percent: t('rate.faults.percent'),
      amount: t('rate.faults.amount'),
      'month-over': t('rate.faults.over'),
    },
  });
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Dialog title={t('rate.title', { name: partner.name })} onClose={onClose}>
      <Form {...form} takesFocus>
        <NativeSelect
          {...field('kind')}
          label={t('rate.kind')}
          data={(['percent', 'amount'] as const).map((value) => ({ value, label: t(`rate.kinds.${value}`) }))}
        />
        <TextInput
          {...field('value')}
          label={t('rate.value')}
          inputMode="decimal"
          autoComplete="off"
          rightSection={kind === 'percent' ? '%' : '$'}
          rightSectionPointerEvents="none"
        />
        <NativeSelect
          {...field('month')}
          label={t('rate.month')}
          description={t('rate.hint')}
          data={months.map((value) => ({ value, label: formatMonth(value) }))}
        />
        <DialogFooter>
          <SubmitButton>{t('rate.do')}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

const typedValue = (rate: CommissionRateView): string =>
  rate.kind === 'percent' ? String(rate.rate / 10_000) : (rate.amount / 100).toFixed(2);

/** Lists the current month of Québec and the next eleven. */
function comingMonths(): string[] {
  const months = [monthOf(quebecDayOf(new Date()))];
  while (months.length < 12) months.push(monthAfter(months.at(-1) ?? ''));
  return months;
}
