import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { FrontFrame } from '../../../shared/front-frame/front-frame.tsx';
import { SupportContact } from '../../../shared/support/support-contact.tsx';
import { useSupportHours } from '../../../shared/support/use-support-calendar.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from './sign-in.module.css';

/** Reason that the provider's sign-in failed, and the ways on. */
export function CloverFailed({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  const t = useTranslations('signIn.clover');
  const hours = useSupportHours();
  return (
    <FrontFrame>
      <Page title={t('failedTitle')}>
        <Banner tone="error" announced="at-once">
          {reason}
        </Banner>
        <Button size="md" fullWidth onClick={onRetry}>
          {t('retry')}
        </Button>
        <Link to="/">{t('withEmail')}</Link>
        <p className={styles.provider}>
          {t('help', { hours })} <SupportContact />
        </p>
      </Page>
    </FrontFrame>
  );
}
