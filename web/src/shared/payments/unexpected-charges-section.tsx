import type { UnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { useTranslations } from 'use-intl';
import { formatInstant, formatMoney } from '../../lib/format.ts';
import { useReader } from '../sessions/use-reader.ts';
import { ErrorState } from '../errors/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { useUnexpectedCharges } from './unexpected-charges.api.ts';
import styles from './unexpected-charges.module.css';
import { ResolveCharge } from './resolve-charge.tsx';

/** Charges that pay no invoice: those of a merchant, or all that wait for a decision. Nothing is shown while there are none. */
export function UnexpectedChargesSection({ merchantId }: { readonly merchantId: string | null }) {
  const t = useTranslations('unexpectedCharges');
  const { data, error, refetch } = useUnexpectedCharges(merchantId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Text tone="soft">{t('lead')}</Text>
      <ul className={styles.charges}>
        {data.items.map((charge) => (
          <Charge key={charge.id} charge={charge} isNamed={merchantId === null} />
        ))}
      </ul>
    </Section>
  );
}

const TONES: Readonly<Record<UnexpectedCharge['state'], Tone>> = {
  open: 'warning',
  refunding: 'info',
  'refund-unknown': 'warning',
  'refund-failed': 'error',
  refunded: 'success',
  kept: 'neutral',
};

interface ChargeProps {
  readonly charge: UnexpectedCharge;
  /** True when the merchant is to be named. */
  readonly isNamed: boolean;
}

function Charge({ charge, isNamed }: ChargeProps) {
  const t = useTranslations('unexpectedCharges');
  const reader = useReader();
  const { state, reason, amountCents, invoiceNumber, card, note } = charge;
  const amount = formatMoney(cents(amountCents), reader.language);
  const facts = [
    ...(isNamed ? [charge.merchantName ?? t('unknown')] : []),
    formatInstant(new Date(charge.chargedAt), reader),
    ...(invoiceNumber ? [t('invoice', { number: invoiceNumber })] : []),
    ...(card ? [card] : []),
    t('reference', { reference: charge.chargeReference }),
  ];
  return (
    <Stack as="li" className={styles.charge} gap="sm" align="start" wrap="anywhere">
      <Row as="span" gap="lg" align="stretch">
        <strong>{amount}</strong>
        <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      </Row>
      <span>{t(`reasons.${reason}`)}</span>
      <Text as="small" tone="soft">
        {facts.join(' · ')}
      </Text>
      {note ? (
        <Text as="small" tone="soft">
          {t('note', { note })}
        </Text>
      ) : null}
      {state === 'open' || state === 'refund-failed' ? <ResolveCharge charge={charge} amount={amount} /> : null}
    </Stack>
  );
}
