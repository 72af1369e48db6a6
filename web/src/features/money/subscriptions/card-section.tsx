import type { CardView } from '@comptoir/contract/money/cards';
import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCard } from '../../../shared/cards/card-entry.api.ts';
import { CardEntry } from '../../../shared/cards/card-entry.tsx';
import { CardFace } from '../../../shared/cards/card-face.tsx';
import { CardWarning } from '../../../shared/subscriptions/card-warning.tsx';
import { usePermission } from '../../../shared/access/permission.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Swap } from '../../../ui/swap.tsx';
import { Hint, Row } from '../../../ui/layout.tsx';
import { DeleteCardDialog } from './delete-card-dialog.tsx';

interface CardSectionProps {
  readonly subscription: SubscriptionView;
}

/** The saved card, or that there is none; added, replaced and deleted here. */
export function CardSection({ subscription }: CardSectionProps) {
  const t = useTranslations('subscription.card');
  const { data: card, error, refetch } = useCard();
  return (
    <Section id="card" title={t('title')} lead={t('lead')}>
      <QueryError error={error} data={card} onRetry={() => void refetch()} />
      {card === undefined && !error ? <SkeletonRows count={1} /> : null}
      {card === undefined ? null : <SavedCard card={card} subscription={subscription} />}
    </Section>
  );
}

type Step = 'shown' | 'entering' | 'deleting';

function SavedCard({ card, subscription }: CardSectionProps & { readonly card: CardView | null }) {
  const t = useTranslations('subscription.card');
  const canEdit = usePermission('edit-card');
  const canSeeInvoices = usePermission('list-invoices');
  const isNeeded = WITH_CHARGES.has(subscription.state) || subscription.isPastDue;
  const [step, setStep] = useState<Step>('shown');
  const goBack = (): void => setStep('shown');

  if (step === 'entering') {
    return (
      <Swap shown="entry">
        {card ? <Hint size="md">{t('replaceHint')}</Hint> : null}
        <CardEntry onSaved={goBack} onCancel={goBack} />
      </Swap>
    );
  }
  return (
    <Swap shown="card" to="button">
      {card ? <CardFace card={card} /> : <Hint size="md">{t('none')}</Hint>}
      <CardWarning subscription={subscription} isThere />
      {isNeeded ? <Warning card={card} /> : null}
      {canEdit ? <Actions hasCard={card !== null} onStep={setStep} /> : <Hint size="md">{t('readOnly')}</Hint>}
      {canSeeInvoices ? (
        <Hint size="md">
          <Link to="/bills" search={(before) => ({ ...before, view: 'all' as const })}>
            {t('invoices')}
          </Link>
        </Hint>
      ) : null}
      {step === 'deleting' ? <DeleteCardDialog isNeeded={isNeeded} onClose={goBack} /> : null}
    </Swap>
  );
}

/** States in which something will be charged. */
const WITH_CHARGES: ReadonlySet<SubscriptionView['state']> = new Set(['active', 'pausing']);

/** Warns of the reason why the next invoice will not be paid. */
function Warning({ card }: { readonly card: CardView | null }) {
  const t = useTranslations('subscription.card');
  if (card && !card.isExpired) return null;
  return <Banner tone="warning">{t(card ? 'expired' : 'needed')}</Banner>;
}

interface ActionsProps {
  readonly hasCard: boolean;
  readonly onStep: (step: Step) => void;
}

function Actions({ hasCard, onStep }: ActionsProps) {
  const t = useTranslations('subscription.card');
  return (
    <Row align="stretch">
      <Button variant={hasCard ? 'default' : 'filled'} onClick={() => onStep('entering')}>
        {t(hasCard ? 'replace' : 'add')}
      </Button>
      {hasCard ? (
        <Button variant="default" color="red" onClick={() => onStep('deleting')}>
          {t('delete')}
        </Button>
      ) : null}
    </Row>
  );
}
