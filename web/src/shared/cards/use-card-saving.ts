import type { CardEntry } from '@comptoir/contract/money/cards';
import { useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { failureCode } from '../http/api-error.ts';
import { useSaveCard } from './card-entry.api.ts';
import { withPatience, type CardFields, type EntryFailure } from './card-fields.ts';

interface CardSavingInput {
  readonly entry: CardEntry;
  readonly fields: RefObject<CardFields | null>;
  readonly onSaved: () => void;
  /** Opens the fields again: what these were opened with is spent. */
  readonly onAgain: () => void;
}

/** From the fields to the saved card, one at a time: what became of it in words, and whether it is under way. */
export function useCardSaving({ entry, fields, onSaved, onAgain }: CardSavingInput) {
  const tError = useTranslations('errorMessages');
  const { mutateAsync, error } = useSaveCard();
  const [failure, setFailure] = useState<EntryFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  // what a second click sees at once: the state above is known a moment later
  const isUnderWay = useRef(false);

  const save = async (): Promise<void> => {
    const entered = await withPatience(fields.current?.enter() ?? UNAVAILABLE);
    setFailure(entered.ok ? null : entered.failure);
    if (!entered.ok) return;
    const { token, card } = entered;
    const { termsVersion: acceptedTermsVersion, privacyVersion: acceptedPrivacyVersion } = entry;
    const body = { token, acceptedTermsVersion, acceptedPrivacyVersion, ...(card ? { card } : {}) };
    // `error` says so, and the token is spent: the next try needs fields of its own
    await mutateAsync(body).then(onSaved, onAgain);
  };

  const submit = (): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    void save().finally(() => {
      isUnderWay.current = false;
      setBusy(false);
    });
  };

  const code = failure ? CODES[failure] : error && failureCode(error);
  return { submit, isBusy, problem: code && tError(code) };
}

const UNAVAILABLE = Promise.resolve({ ok: false, failure: 'unavailable' } as const);

const CODES = {
  incorrect: 'card-not-accepted',
  declined: 'card-declined',
  unavailable: 'payments-unavailable',
} as const;
