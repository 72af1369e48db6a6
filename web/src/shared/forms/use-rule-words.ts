import { useTranslations } from 'use-intl';

/** Words for a rule or refusal at its field, by name; of `rule:detail`, with the detail. */
export type RuleWords = Readonly<Record<string, string | ((detail: string) => string)>>;

/** The words for the rule that a field broke: the form's own, or those that every form has. */
export function useRuleWords(own: RuleWords = {}): (rule: string | undefined) => string | undefined {
  const t = useTranslations('errorMessages');
  return (rule) => {
    if (!rule) return rule;
    const [name = rule, ...detail] = rule.split(':');
    const words = own[name];
    if (typeof words === 'function') return words(detail.join(':'));
    return words ?? t(t.has(name as 'required') ? (name as 'required') : 'not-valid');
  };
}
