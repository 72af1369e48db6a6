import type { OwnershipOfferDetail } from '@comptoir/contract/people/ownership';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatDay } from '../../../lib/format.ts';
import { ConfirmDialog } from '../../../shared/confirmation/confirm-dialog.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { OwnershipTerms } from './ownership-terms.tsx';

/** Way to decline an offer. */
interface Decline {
  readonly mutate: (now: null, options: { onSuccess: () => void }) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

interface OwnershipAnswerProps {
  readonly offer: OwnershipOfferDetail;
  readonly decline: Decline;
  /** Form by which it is accepted, with the people who are to go. */
  readonly renderForm: (leaving: readonly string[]) => ReactNode;
  /** Goes on once the offer has ended. */
  readonly onward: ReactNode;
}

/** An offer: what is accepted, then the answer; or how it has ended. */
export function OwnershipAnswer({ offer, decline, renderForm, onward }: OwnershipAnswerProps) {
  const t = useTranslations('ownership');
  const reader = useReader();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const { merchantName: name, city, offeredBy, email, state, expiresAt, comesWith } = offer;
  const day = formatDay(new Date(expiresAt), reader);
  if (state !== 'open' || !comesWith)
    return (
      <Page title={t('title', { name })} lead={t(`ended.${state === 'open' ? 'expired' : state}`, { name, offeredBy })}>
        <p>{onward}</p>
      </Page>
    );
  const place = city ? `${name} (${city})` : name;
  return (
    <Page title={t('title', { name })} lead={t('lead', { offeredBy, place, email, day })}>
      <OwnershipTerms offer={offer} comesWith={comesWith} leaving={leaving} onLeaving={setLeaving} />
      <Section title={t('answer.title')} aside={<DeclineButton name={name} decline={decline} offeredBy={offeredBy} />}>
        {renderForm([...leaving])}
      </Section>
    </Page>
  );
}

interface DeclineButtonProps {
  readonly name: string;
  readonly offeredBy: string;
  readonly decline: Decline;
}

function DeclineButton({ name, offeredBy, decline }: DeclineButtonProps) {
  const t = useTranslations('ownership.decline');
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('title', { name })}
          cancel={t('keep')}
          onCancel={close}
          confirm={t('open')}
          onConfirm={() => decline.mutate(null, { onSuccess: close })}
          isGrave
          isPending={decline.isPending}
          error={decline.error}
        >
          <p>{t('text', { offeredBy })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
