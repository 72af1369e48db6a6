import { priceEstimate, type EstimatePrice, type Taxing } from '@comptoir/domain/sales/estimates/price-estimate';
import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRuleWords } from '../../../shared/forms/use-rule-words.ts';
import { readEstimate, type Faults } from './read-estimate.ts';
import type { TypedEstimate } from './typed-estimate.ts';

interface Editing extends Taxing {
  readonly initial: TypedEstimate;
  readonly today: string;
}

/** Keeps the typed estimate, its price as one types, and its faults once it was to be saved. */
export function useEstimateEditor({ initial, today, ...taxing }: Editing) {
  const say = useRuleWords(useOwnWords());
  const form = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(initial);
  /** Faults that the server found, until the fields are typed otherwise. */
  const [refused, setRefused] = useState<Faults>({});
  /** Number of attempts to save: each time the first fault gets the focus, and at no other. */
  const [checks, setChecks] = useState(0);
  const { content, faults: broken } = readEstimate(typed, today);
  const { price, fault: dear } = priceWhatThereIs(content, taxing);
  const faults: Faults = { ...dear, ...broken, ...refused };
  const shown = checks > 0 ? faults : dear;

  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);

  return {
    form,
    typed,
    content,
    price,
    isDirty: JSON.stringify(typed) !== JSON.stringify(initial),
    fault: (path: string) => say(shown[path]),
    change: (parts: Partial<TypedEstimate>): void => {
      setTyped((before) => ({ ...before, ...parts }));
      setRefused({});
    },
    /** Shows what is wrong, and goes to the first of it; whether there is nothing. */
    check: (): boolean => {
      setChecks((count) => count + 1);
      return Object.keys(faults).length === 0;
    },
    refuse: (found: Faults): void => {
      setRefused(found);
      setChecks((count) => count + 1);
    },
  };
}

/** Prices an estimate; without the part that makes that impossible, which is said at its field. */
export function priceWhatThereIs(
  content: EstimateContent,
  taxing: Taxing,
): { readonly price: EstimatePrice | null; readonly fault: Faults } {
  const priced = priceEstimate(content, taxing);
  if (priced.ok) return { price: priced.value, fault: {} };
  const { reason } = priced;
  if (reason === 'estimate-too-large') return { price: null, fault: { items: reason } };
  const [part, rest] =
    reason === 'service-needs-gst'
      ? (['service', { service: { by: 'none' } }] as const)
      : ([
          content.deposit.by === 'none' ? 'instalments.0.value' : 'deposit',
          { deposit: { by: 'none' }, instalments: [] },
        ] as const);
  return { price: priceWhatThereIs({ ...content, ...rest }, taxing).price, fault: { [part]: reason } };
}

function useOwnWords() {
  const t = useTranslations('estimateEditor.rules');
  return {
    'too-long': t('tooLong'),
    'too-short': t('tooShort'),
    'past-day': t('pastDay'),
    unwritable: (text: string) => (text === '' ? t('unwritable') : t('writeInstead', { text })),
    'no-item': t('noItem'),
    persons: t('persons'),
    amount: t('amount'),
    quantity: t('quantity'),
    drinks: t('drinks'),
    percentage: t('percentage'),
    'payments-exceed-total': t('paymentsExceedTotal'),
    'service-needs-gst': t('serviceNeedsGst'),
    'estimate-too-large': t('tooLarge'),
  };
}
