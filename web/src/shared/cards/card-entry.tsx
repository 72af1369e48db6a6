import type { CardEntry as Entry } from '@comptoir/contract/money/cards';
import { useRef, useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { useCardEntry } from './card-entry.api.ts';
import type { CardFields } from './card-fields.ts';
import { CloverFields } from './clover-fields.tsx';
import { Consent, type Accepted } from './consent.tsx';
import { FrameFields } from './frame-fields.tsx';
import { StripeFields } from './stripe-fields.tsx';
import { useCardSaving } from './use-card-saving.ts';

interface CardEntryProps {
  readonly onSaved: () => void;
  /** Only where there is a way back. */
  readonly onCancel?: () => void;
}

/** A card typed into the provider's own fields, with the texts to be accepted; its number never comes near this page. */
export function CardEntry(props: CardEntryProps) {
  const { data, error, refetch } = useCardEntry();
  if (data) return <EntryForm {...props} entry={data} onAgain={() => void refetch()} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonRows count={3} />;
}

interface EntryFormProps extends CardEntryProps {
  readonly entry: Entry;
  /** Opens the fields again: what these were opened with is spent. */
  readonly onAgain: () => void;
}

function EntryForm({ entry, onSaved, onCancel, onAgain }: EntryFormProps) {
  const t = useTranslations('cardEntry');
  const fields = useRef<CardFields>(null);
  const [accepted, setAccepted] = useState<Accepted>({ terms: false, privacy: false });
  const [isAsked, setAsked] = useState(false);
  const save = useCardSaving({ entry, fields, onSaved, onAgain });

  const isAccepted = accepted.terms && accepted.privacy;
  const submit = (): void => {
    setAsked(true);
    if (isAccepted) save.submit();
  };

  return (
    <Stack gap="lg">
      <Fields entry={entry} fields={fields} onEnterPressed={submit} />
      <Consent
        versions={{ terms: entry.termsVersion, privacy: entry.privacyVersion }}
        accepted={accepted}
        isMissing={isAsked && !isAccepted}
        onChange={setAccepted}
      />
      {save.problem ? (
        <Banner tone="error" announced="at-once">
          {save.problem}
        </Banner>
      ) : null}
      <Row align="stretch">
        <Button loading={save.isBusy} onClick={submit}>
          {t('save')}
        </Button>
        {onCancel ? (
          <Button variant="default" disabled={save.isBusy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}

interface FieldsProps {
  readonly entry: Entry;
  readonly fields: Ref<CardFields>;
  readonly onEnterPressed: () => void;
}

/** The fields of the provider that the server has chosen. */
function Fields({ entry, fields: ref, onEnterPressed }: FieldsProps) {
  const { fields } = entry;
  switch (fields.kind) {
    case 'frame':
      return <FrameFields fields={fields} ref={ref} onEnterPressed={onEnterPressed} />;
    case 'clover':
      return <CloverFields fields={fields} ref={ref} onEnterPressed={onEnterPressed} />;
    case 'stripe':
      return <StripeFields fields={fields} ref={ref} onEnterPressed={onEnterPressed} />;
  }
}
