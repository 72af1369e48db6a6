import { useRef } from 'react';
import { readFields } from './read-fields.ts';
import type { DraftSource } from './use-draft.ts';

/** A draft of texts that stand in the fields themselves, on a screen without a session. `sent` lets go of it. */
export function usePlainDraft(
  names: readonly string[],
  about?: string,
): { readonly draft: DraftSource; readonly sent: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const onSent = useRef<() => void>(() => undefined);
  const draft: DraftSource = {
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
  };
  return { draft, sent: () => onSent.current() };
}
