import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { useRefreshUser, useUser } from '../../../shared/profile/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import { GateFrame } from './gate-frame.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** The only screen of an administrator without a second step, until it is set up. */
export function SecondFactorPage() {
  const t = useTranslations('profile.setUp');
  const refreshUser = useRefreshUser();
  useUser();
  const isSet = useSession()?.user?.secondFactor === 'set';
  // once begun here it is finished here: the recovery codes are shown after it is set
  const [isBegun, setBegun] = useState(false);

  const goOn = async (): Promise<void> => {
    await refreshUser();
    sessionStore.pass();
  };

  return (
    <GateFrame>
      <Page title={t('title')} lead={t('lead')}>
        {isSet && !isBegun ? (
          <>
            <Banner tone="success">{t('already')}</Banner>
            <Button onClick={() => sessionStore.pass()}>{t('goOn')}</Button>
          </>
        ) : (
          <SecondFactorSetup onBegin={() => setBegun(true)} onDone={() => void goOn()} />
        )}
      </Page>
    </GateFrame>
  );
}
