import { useTranslations } from 'use-intl';
import type { RuleWords } from '../../../shared/forms/use-rule-words.ts';

/** Words for the rules that a field of an entry may break. */
export function useRules(): RuleWords {
  const t = useTranslations('menuEditor.rules');
  return {
    'too-long': t('tooLong'),
    code: t('code'),
    taken: t('taken'),
    amount: t('amount'),
    past: t('past'),
    count: t('count'),
    twice: t('twice'),
    unknown: t('unknown'),
    'no-day': t('noDay'),
    'no-time': t('noTime'),
    'no-code': t('noCode'),
    'no-price': t('noPrice'),
    'no-modifier': t('noModifier'),
    'below-zero': t('belowZero'),
    'least-above-most': t('leastAboveMost'),
    'too-few-modifiers': t('tooFewModifiers'),
  };
}
