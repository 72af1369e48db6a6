import { useTranslations } from 'use-intl';
import { formatInstant } from '../../../lib/format.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useAuditChain } from './audit.api.ts';

/** Until when the chain was followed, and whether it held. */
export function ChainState() {
  const t = useTranslations('audit.chain');
  const reader = useReader();
  const { data } = useAuditChain();
  if (!data) return null;
  const { links, waiting, check } = data;
  if (!check) return <Banner tone="info">{t('unchecked', { links })}</Banner>;
  if (check.faults > 0) {
    const at = formatInstant(new Date(check.checkedAt), reader);
    return (
      <Banner tone="error" announced="at-once">
        {t('broken', { faults: check.faults, at })}
      </Banner>
    );
  }
  const until = formatInstant(new Date(check.until ?? check.checkedAt), reader);
  const newer = links + waiting - check.links;
  return <Banner tone="success">{t('holds', { until, links: check.links, waiting: newer })}</Banner>;
}
