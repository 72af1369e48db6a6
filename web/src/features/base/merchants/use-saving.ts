import type { MerchantView } from '@comptoir/contract/base/merchants';
import { useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { useState } from 'react';
import { failureCode } from '../../../shared/http/api-error.ts';
import { fetchMerchant, useUpdateMerchant } from './merchant.api.ts';
import { differingFields, formOf, updateOf, type FormField, type MerchantForm } from './merchant-form.ts';

/** Two versions of the information, and the fields in which they differ. */
export interface Conflict {
  readonly base: MerchantView;
  readonly theirs: MerchantView;
  readonly mine: MerchantForm;
  /** True when the saved form may leave something open. */
  readonly isDraft: boolean;
  readonly fields: readonly FormField[];
}

interface Save {
  readonly typed: MerchantForm;
  readonly isDraft: boolean;
}

interface Saving {
  readonly base: MerchantView;
  readonly onSaved: (merchant: MerchantView) => void;
}

/** Saves the form; when another user was quicker, both versions are laid out, and what is chosen is saved on top of theirs. */
export function useSaving({ base, onSaved }: Saving) {
  const queries = useQueryClient();
  const { mutateAsync: update } = useUpdateMerchant(base.id);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = async ({ typed, isDraft }: Save): Promise<void> => {
    try {
      onSaved(await update(updateOf(typed, { version: (conflict?.theirs ?? base).version, isDraft })));
      setConflict(null);
    } catch (error) {
      if (failureCode(error) !== 'merchant-changed-meanwhile') throw error;
      await layOut({ typed, isDraft });
    }
  };

  /** Shows the stored version beside what was typed; when they say the same, there is nothing to choose. */
  const layOut = async ({ typed: mine, isDraft }: Save): Promise<void> => {
    const theirs = await fetchMerchant(base.id);
    queries.setQueryData(['merchant', base.id], theirs);
    const fields = differingFields(formOf(theirs), mine);
    if (fields.length === 0) onSaved(theirs);
    setConflict(fields.length === 0 ? null : { base, theirs, mine, isDraft, fields });
  };

  const call = useCallOnce({ mutationFn: save });
  return { call, conflict, putOff: () => setConflict(null) };
}
