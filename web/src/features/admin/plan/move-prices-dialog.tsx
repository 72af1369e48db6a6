import type { DatedPricesView } from '@comptoir/contract/money/plan';
import type { PriceMovePlanView } from '@comptoir/contract/money/price-moves';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { earliestMoveDay } from '@comptoir/domain/money/price-moves/price-move';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { schemaOf } from '../../../shared/forms/schema-of.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Hint } from '../../../ui/layout.tsx';
import { MovePlan } from './move-plan.tsx';
import { usePlanMove } from './price-moves.api.ts';

interface MovePricesProps {
  readonly from: DatedPricesView;
  /** Newer prices, at another amount each month. */
  readonly newer: readonly DatedPricesView[];
  readonly onClose: () => void;
}

interface TypedMove {
  readonly toPricesId: string;
  readonly takesEffectOn: string;
}

const schema = schemaOf<TypedMove, TypedMove>((typed) =>
  typed.takesEffectOn ? { value: typed } : { faults: { takesEffectOn: 'required' } },
);

/** Moves the subscriptions of a price to a newer one: first what it would bring, then the word. */
export function MovePricesDialog({ from, newer, onClose }: MovePricesProps) {
  const t = useTranslations('plan.move');
  const language = useLanguage();
  const amount = formatMoney(cents(from.monthlyServiceCents), language);
  const [typed, setTyped] = useState<TypedMove>(() => ({
    toPricesId: newer[0]?.id ?? '',
    takesEffectOn: earliestMoveDay(new Date()),
  }));
  const [plan, setPlan] = useState<PriceMovePlanView | null>(null);
  const show = (given: TypedMove, found: PriceMovePlanView): void => {
    setTyped(given);
    setPlan(found);
  };
  return (
    <Dialog title={t('title', { amount })} onClose={onClose}>
      {plan ? (
        <MovePlan plan={plan} onBack={() => setPlan(null)} onClose={onClose} />
      ) : (
        <Wanted from={from} newer={newer} typed={typed} onPlan={show} />
      )}
    </Dialog>
  );
}

interface WantedProps extends Omit<MovePricesProps, 'onClose'> {
  readonly typed: TypedMove;
  readonly onPlan: (typed: TypedMove, plan: PriceMovePlanView) => void;
}

/** Target of the move, and its first day. */
function Wanted({ from, newer, typed, onPlan }: WantedProps) {
  const t = useTranslations('plan.move');
  const language = useLanguage();
  const earliest = earliestMoveDay(useNow(60_000));
  const { form, field } = useFields({
    schema,
    initial: typed,
    call: usePlanMove(),
    onSubmit: (given, send) => send({ ...given, fromPricesId: from.id }, { onSuccess: (plan) => onPlan(given, plan) }),
    words: {
      'too-soon': t('rules.tooSoon'),
      'too-far': t('rules.tooFar'),
      'not-in-force-yet': t('rules.notInForceYet'),
    },
  });
  const label = ({ monthlyServiceCents, countsFrom }: DatedPricesView): string =>
    t('price', {
      amount: formatMoney(cents(monthlyServiceCents), language),
      from: formatInstant(new Date(countsFrom), { language, timeZone: 'America/Montreal' }),
    });
  return (
    <Form {...form} takesFocus>
      <Hint size="md">{t('lead')}</Hint>
      <NativeSelect
        {...field('toPricesId')}
        label={t('to')}
        data={newer.map((prices) => ({ value: prices.id, label: label(prices) }))}
      />
      <TextInput {...field('takesEffectOn')} type="date" min={earliest} label={t('on')} description={t('onHint')} />
      <DialogFooter>
        <SubmitButton>{t('plan')}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}
