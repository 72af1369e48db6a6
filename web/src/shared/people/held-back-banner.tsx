import { useTranslations } from 'use-intl';
import { sessionStore } from '../sessions/session-store.ts';
import { useSession } from '../sessions/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './people.module.css';

/** Says that this tab, whose work would be lost, still shows another business than the browser's other tabs. */
export function HeldBackBanner() {
  const t = useTranslations('businesses.inHeader');
  const name = useSession()?.merchant?.company_name ?? '';
  return (
    <div className={styles.held}>
      <Banner tone="warning" announced="at-once">
        <Row justify="between">
          <span>{t('heldBack', { name })}</span>
          <Button variant="default" onClick={() => sessionStore.follow()}>
            {t('follow')}
          </Button>
        </Row>
      </Banner>
    </div>
  );
}
