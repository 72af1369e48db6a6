import { useTranslations } from 'use-intl';

/** What is said of a rule or refusal at its field, in words, by name. */
export type RuleWords = Readonly<Record<string, string>>;

/** The words for the rule that a field broke: the form's own, or those that every form has. */
export function useRuleWords(own: RuleWords = {}): (rule: string | undefined) => string | undefined {
  const t = useTranslations('errorMessages');
  return (rule) => rule && (own[rule] ?? t(t.has(rule as 'required') ? (rule as 'required') : 'not-valid'));
}
