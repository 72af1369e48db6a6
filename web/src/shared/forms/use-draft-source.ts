import { useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Typed } from './drafts.ts';
import type { DraftSource } from './use-draft.ts';

/** Reads, follows and restores what is typed into the fields of a form. */
export function useDraftSource<Values extends FieldValues, Read>(
  { getValues, setValue, watch }: UseFormReturn<Values, unknown, Read>,
  { initial, about }: { readonly initial: Values; readonly about: string | undefined },
): DraftSource & { readonly sent: () => void } {
  const onSent = useRef<() => void>(() => undefined);
  const fill = (typed: Typed): void => {
    for (const [name, value] of Object.entries(typed))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };
  return {
    about,
    initial,
    sent: () => onSent.current(),
    callWhenSent: (followUp) => void (onSent.current = followUp),
    fill,
    read: getValues,
    follow: (onChange) => {
      const followed = watch(() => onChange());
      return () => followed.unsubscribe();
    },
  };
}
