import { findUnknownPlaceholder } from '@comptoir/domain/people/message-templates/placeholder';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import type { RuleWords } from '../forms/use-rule-words.ts';

const written = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'too-long'), (context) => {
    const unknown = findUnknownPlaceholder(context.value);
    if (unknown === null) return;
    context.issues.push({ code: 'custom', input: context.value, message: `unknown-placeholder:${unknown}` });
  });

/** The fields of a message in both languages. */
export const MESSAGE_FIELDS = {
  subjectFr: written(120),
  textFr: written(4000),
  subjectEn: written(120),
  textEn: written(4000),
};

/** Their names, in the order in which they are filled in. */
export const MESSAGE_NAMES = ['subjectFr', 'textFr', 'subjectEn', 'textEn'] as const;

export const NO_MESSAGE = { subjectFr: '', textFr: '', subjectEn: '', textEn: '' };

/** Words for the rules that a message may break. */
export function useMessageRuleWords(): RuleWords {
  const t = useTranslations('messageWords');
  return {
    'too-long': t('tooLong'),
    'unknown-placeholder': (name) => t('unknown', { written: `{${name}}` }),
  };
}
