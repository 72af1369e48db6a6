import type { MerchantView } from '@comptoir/contract/base/merchants';
import { INFORMATION_FIELDS, type InformationField } from '@comptoir/domain/base/merchants/merchant-information';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, failureCode } from '../../../shared/http/api-error.ts';
import { fetchMerchant, useUpdateMerchant } from './merchant.api.ts';
import {
  differingFields,
  findDraftProblems,
  formOf,
  updateOf,
  type FormContext,
  type FormField,
  type MerchantForm,
} from './merchant-form.ts';

/** Two versions of the information, and the fields in which they differ. */
export interface Conflict {
  readonly base: MerchantView;
  readonly theirs: MerchantView;
  readonly mine: MerchantForm;
  /** Whether what is saved may leave something open. */
  readonly isDraft: boolean;
  readonly fields: readonly FormField[];
}

interface Save {
  readonly typed: MerchantForm;
  readonly onto: MerchantView;
  readonly isDraft: boolean;
}

interface Saving {
  readonly form: UseFormReturn<MerchantForm, FormContext>;
  readonly base: MerchantView;
  readonly onSaved: (merchant: MerchantView) => void;
}

/** Saves the form; when another user was quicker, both versions are laid out, and what is chosen is saved on top of theirs. */
export function useSaving({ form, base, onSaved }: Saving) {
  const queries = useQueryClient();
  const { mutateAsync: update } = useUpdateMerchant(base.id);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = async ({ typed, onto, isDraft }: Save): Promise<void> => {
    try {
      onSaved(await update(updateOf(typed, { version: onto.version, isDraft })));
      setConflict(null);
    } catch (error) {
      if (failureCode(error) === 'merchant-changed-meanwhile') await layOut(typed, isDraft);
      else if (!tellFields(form, error)) throw error;
    }
  };

  /** Shows the stored version beside what was typed; when they say the same, there is nothing to choose. */
  const layOut = async (mine: MerchantForm, isDraft: boolean): Promise<void> => {
    const theirs = await fetchMerchant(base.id);
    queries.setQueryData(['merchant', base.id], theirs);
    const fields = differingFields(formOf(theirs), mine);
    if (fields.length === 0) onSaved(theirs);
    setConflict(fields.length === 0 ? null : { base, theirs, mine, isDraft, fields });
  };

  const { mutate, error, isPending, reset } = useMutation({ mutationFn: save });
  return {
    error,
    isPending,
    conflict,
    submit: (event: FormEvent) => {
      reset();
      return form.handleSubmit((typed) => mutate({ typed, onto: base, isDraft: false }))(event);
    },
    submitDraft: () => {
      reset();
      const typed = form.getValues();
      form.clearErrors();
      const problems = findDraftProblems(typed);
      showProblems(form, problems);
      if (problems.length === 0) mutate({ typed, onto: base, isDraft: true });
    },
    saveChosen: (typed: MerchantForm) => {
      if (conflict) mutate({ typed, onto: conflict.theirs, isDraft: conflict.isDraft });
    },
    putOff: () => setConflict(null),
  };
}

/** Puts what the server refused to the fields that it named; whether it named any. */
function tellFields(form: Saving['form'], error: unknown): boolean {
  const refused = error instanceof ApiError ? error.fields : [];
  const known = refused.flatMap(({ path, rule }) => {
    const field = INFORMATION_FIELDS.find((one) => one === path);
    return field ? [{ field, rule }] : [];
  });
  showProblems(form, known);
  return known.length > 0;
}

interface Problem {
  readonly field: InformationField;
  readonly rule: string;
}

/** Puts problems to their fields, and goes to the first. */
function showProblems({ setError }: Saving['form'], problems: readonly Problem[]): void {
  problems.forEach(({ field, rule }, index) =>
    setError(field, { type: rule, message: rule }, { shouldFocus: index === 0 }),
  );
}
