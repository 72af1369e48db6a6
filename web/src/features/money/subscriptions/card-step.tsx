import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCard } from '../../../shared/cards/card-entry.api.ts';
import { CardEntry } from '../../../shared/cards/card-entry.tsx';
import { CardFace } from '../../../shared/cards/card-face.tsx';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Swap } from '../../../ui/swap.tsx';
import { Hint, Row } from '../../../ui/layout.tsx';
import styles from './subscribe.module.css';

/** The card that pays: the saved one, or its entry. */
export function CardStep() {
  const t = useTranslations('subscribe.card');
  const { data: card, error, refetch } = useCard();
  const [isReplacing, setReplacing] = useState(false);
  if (error && card === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (card === undefined) return <SkeletonRows count={2} />;
  if (card && !isReplacing) {
    return (
      <Swap shown="card" to="button">
        <Row className={styles.applied} gap="lg" justify="between">
          <CardFace card={card} />
          <Button variant="subtle" onClick={() => setReplacing(true)}>
            {t('replace')}
          </Button>
        </Row>
      </Swap>
    );
  }
  return (
    <Swap shown="entry">
      <Hint size="md">{t('hint')}</Hint>
      <CardEntry onSaved={() => setReplacing(false)} {...(card ? { onCancel: () => setReplacing(false) } : {})} />
    </Swap>
  );
}
