import { useCallback, useState, type FormEvent } from 'react';
import { emailFault, normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { readFields } from './read-fields.ts';
import type { DraftSource } from './use-draft.ts';
import { useRuleWords, type RuleWords } from './use-rule-words.ts';

/** The name of the rule that a text breaks, or null. */
export type Rule = (text: string, typed: Readonly<Record<string, string>>) => string | null;

/** Something stands in it. */
export const filled: Rule = (text) => (text.trim() === '' ? 'required' : null);

/** Rule of an email address, as the API has it. */
export const likeAnEmail: Rule = (text, typed) => filled(text, typed) ?? emailFault(normalEmail(text));

interface PlainFields<Name extends string> {
  /** The rules of the fields, in their order. */
  readonly rules: Readonly<Record<Name, Rule>>;
  readonly isPending?: boolean;
  readonly error?: Error | null;
  readonly onSubmit: (typed: Readonly<Record<Name, string>>) => void;
  readonly words?: RuleWords;
  /** Keeps what is typed until it is sent: see `usePlainDraft`. */
  readonly draft?: DraftSource;
}

/** The same as `useFields` without a library, for the screens before sign-in, which have to be light. */
export function usePlainFields<Name extends string>({
  rules,
  onSubmit,
  words,
  draft,
  isPending = false,
  error = null,
}: PlainFields<Name>) {
  const say = useRuleWords(words);
  const [broken, setBroken] = useState<Partial<Record<Name, string>>>({});
  const forget = useCallback(() => setBroken({}), []);
  const names = Object.keys(rules) as Name[];

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const typed = readFields(form);
    const found = names.flatMap((name) => {
      const rule = rules[name](typed[name] ?? '', typed);
      return rule ? [[name, rule] as const] : [];
    });
    setBroken(Object.fromEntries(found) as typeof broken);
    const first = found[0]?.[0];
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (!isPending) onSubmit(typed);
  };

  return {
    form: { onSubmit: submit, isPending, error, draft: draft ?? null },
    /** As if nothing had been sent yet. */
    forget,
    field: (name: Name) => ({ name, required: true, error: say(broken[name]) }),
  };
}
