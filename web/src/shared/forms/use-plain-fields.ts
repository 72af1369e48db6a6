import { useCallback, useRef, useState, type FormEvent } from 'react';
import { emailFault, normalEmail } from '@comptoir/domain/base/sessions/normal-email';
import { readFields } from './read-fields.ts';
import type { DraftSource } from './use-draft.ts';
import { useRuleWords, type RuleWords } from './use-rule-words.ts';

/** The name of the rule that a text breaks, or null. */
export type Rule = (text: string, typed: Readonly<Record<string, string>>) => string | null;

/** Something stands in it. */
export const filled: Rule = (text) => (text.trim() === '' ? 'required' : null);

/** It is an email address, by the rules of the API. */
export const likeAnEmail: Rule = (text, typed) => filled(text, typed) ?? emailFault(normalEmail(text));

interface PlainFields<Name extends string> {
  /** The rules of the fields, in their order. */
  readonly rules: Readonly<Record<Name, Rule>>;
  readonly isPending?: boolean;
  readonly error?: Error | null;
  readonly onSubmit: (typed: Readonly<Record<Name, string>>) => void;
  readonly words?: RuleWords;
  /** The texts that are kept until they are sent, and what parts them from those of other forms. */
  readonly keeps?: { readonly names: readonly NoInfer<Name>[]; readonly about?: string };
}

/** The same as `useFields` without a library, for the screens before sign-in, which have to be light. */
export function usePlainFields<Name extends string>({
  rules,
  onSubmit,
  words,
  keeps,
  isPending = false,
  error = null,
}: PlainFields<Name>) {
  const say = useRuleWords(words);
  const [broken, setBroken] = useState<Partial<Record<Name, string>>>({});
  const forget = useCallback(() => setBroken({}), []);
  const names = Object.keys(rules) as Name[];
  const draft = usePlainDraft(keeps?.names ?? [], keeps?.about);

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
    form: { onSubmit: submit, isPending, error, draft: keeps ? draft : null },
    /** What was kept is let go of. */
    sent: draft.sent,
    /** As if nothing had been sent yet. */
    forget,
    field: (name: Name) => ({ name, required: true, error: say(broken[name]) }),
  };
}

/** A draft of what stands in the fields themselves. */
function usePlainDraft(
  names: readonly string[],
  about: string | undefined,
): DraftSource & { readonly sent: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const onSent = useRef<() => void>(() => undefined);
  return {
    form,
    about,
    isOpen: true,
    initial: Object.fromEntries(names.map((name) => [name, ''])),
    read: () => (form.current ? readFields(form.current) : {}),
    fill: (typed) => {
      for (const [name, text] of Object.entries(typed)) {
        const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (field) field.value = String(text);
      }
    },
    follow: (onChange) => {
      const followed = form.current;
      followed?.addEventListener('input', onChange);
      return () => followed?.removeEventListener('input', onChange);
    },
    callWhenSent: (follow) => void (onSent.current = follow),
    sent: () => onSent.current(),
  };
}
