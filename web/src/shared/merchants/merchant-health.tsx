import { useTranslations } from 'use-intl';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Row } from '../../ui/layout.tsx';
import { attentionReasons, REASON_TONES, type Looked } from './attention-reasons.ts';

/** Reasons for a look, or that there is none. */
export function MerchantHealth({ merchant, now }: { readonly merchant: Looked; readonly now: Date }) {
  const t = useTranslations('merchantSummary.state');
  const reasons = attentionReasons(merchant, now);
  return (
    <Row as="span" isInline gap="xs" align="stretch">
      {merchant.active ? null : <StatusBadge tone="neutral">{t('inactive')}</StatusBadge>}
      {reasons.map((reason) => (
        <StatusBadge key={reason} tone={REASON_TONES[reason]}>
          {t(reason)}
        </StatusBadge>
      ))}
      {merchant.active && reasons.length === 0 ? <StatusBadge tone="success">{t('good')}</StatusBadge> : null}
    </Row>
  );
}
