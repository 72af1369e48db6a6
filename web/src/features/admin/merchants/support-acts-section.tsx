import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { formatAgo } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { TimeText } from '../../../shared/sessions/time-text.tsx';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Section } from '../../../ui/section.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useSupportActs } from './merchant-details.api.ts';
import styles from './merchant-details.module.css';

/** Latest acts of administrators and partners about the merchant or in its name. */
export function SupportActsSection() {
  const t = useTranslations('merchantDetails.acts');
  const { merchantId = '' } = useMerchantScope();
  const { language } = useReader();
  const now = useNow(60_000);
  const acts = useSupportActs(merchantId);
  const all = (
    <Link to="/gestion/audit" search={{ about: merchantId }}>
      {t('all')}
    </Link>
  );
  return (
    <Section title={t('title')} aside={all}>
      <Loaded query={acts} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <Row as="p" gap="xs" align="baseline" tone="soft" size="sm">
              {t('none')}
            </Row>
          ) : (
            <Stack as="ul" gap="none">
              {items.map(({ id, message, userName, userEmail, occurredAt }) => (
                <Row key={id} as="li" className={styles.row} gap="lg" align="baseline" justify="between" size="md">
                  <div>
                    <span>{message}</span>
                    <Row as="span" gap="xs" align="baseline" tone="soft" size="sm">
                      {userName ?? userEmail} ·{' '}
                      <TimeText at={new Date(occurredAt)}>{formatAgo(new Date(occurredAt), now, language)}</TimeText>
                    </Row>
                  </div>
                </Row>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}
