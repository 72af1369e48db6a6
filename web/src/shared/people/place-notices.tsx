import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PlaceNotice } from '../sessions/session.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { useSession } from '../sessions/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './people.module.css';

/** Says what a person has to know about the place that this tab shows, with the way on. */
export function PlaceNotices({ notice }: { readonly notice: PlaceNotice }) {
  return (
    <div className={styles.held}>
      {notice === 'held-back' ? <HeldBack /> : null}
      {notice === 'joinable' ? <Joinable /> : null}
      {notice === 'closed' ? <Closed /> : null}
    </div>
  );
}

/** This tab, whose work would be lost, still shows another business than the browser's other tabs. */
function HeldBack() {
  const t = useTranslations('businesses.inHeader');
  const name = useSession()?.merchant?.company_name ?? '';
  return (
    <Notice text={t('heldBack', { name })}>
      <Button variant="default" onClick={() => sessionStore.follow()}>
        {t('follow')}
      </Button>
    </Notice>
  );
}

/** The business that was in view is closed to the person; another of theirs was opened. */
function Closed() {
  const t = useTranslations('businesses.inHeader');
  return (
    <Notice text={t('closed')}>
      <Link to="/businesses" onClick={read}>
        {t('all')}
      </Link>
      <Button variant="default" onClick={read}>
        {t('understood')}
      </Button>
    </Notice>
  );
}

/** The same token, without the notice that came with it. */
const read = (): void => sessionStore.renew(sessionStore.token() ?? '');

/** The provider named the address of an account that is the person's if they prove it. */
function Joinable() {
  const t = useTranslations('businesses.inHeader');
  const email = useSession()?.user?.joinable ?? '';
  return (
    <Notice text={t('joinable', { email })}>
      <Link to="/profile">{t('join')}</Link>
    </Notice>
  );
}

const Notice = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <Banner tone="warning" announced="at-once">
    <Row justify="between">
      <span>{text}</span>
      {children}
    </Row>
  </Banner>
);
