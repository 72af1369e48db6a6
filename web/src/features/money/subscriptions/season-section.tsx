import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { Button } from '../../../ui/button.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Hint, Row } from '../../../ui/layout.tsx';
import type { SeasonChange } from './subscription.api.ts';
import { SeasonDialog, untilOf } from './season-dialog.tsx';

/** Seasonal mode: whether it is on, what it means, and the way in or out. */
export function SeasonSection({ subscription }: { readonly subscription: SubscriptionView }) {
  const t = useTranslations('subscription.season');
  const language = useLanguage();
  const canEdit = usePermission('edit-subscription');
  const [asked, ask] = useState<SeasonChange | null>(null);
  const { state } = subscription;
  const isOn = state !== 'active';
  const way: SeasonChange = isOn ? 'reactivate' : 'pause';

  return (
    <Section
      title={t('title')}
      aside={<StatusBadge tone={isOn ? 'info' : 'neutral'}>{t(isOn ? 'on' : 'off')}</StatusBadge>}
    >
      {state === 'pausing' || state === 'paused' ? (
        <Hint size="md">{t(state, { until: untilOf(subscription, language) })}</Hint>
      ) : null}
      <Prose>{t.rich('text', GUIDE_TAGS)}</Prose>
      {canEdit ? (
        <Row align="stretch">
          <Button variant={isOn ? 'filled' : 'default'} onClick={() => ask(way)}>
            {t(`${way}.open`)}
          </Button>
        </Row>
      ) : null}
      {asked ? <SeasonDialog change={asked} subscription={subscription} onClose={() => ask(null)} /> : null}
    </Section>
  );
}
