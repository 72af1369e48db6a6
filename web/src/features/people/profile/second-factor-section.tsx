import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { useRefreshUser } from '../../../shared/profile/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SecondFactorWays } from './second-factor-ways.tsx';

/** Two-step sign-in: off with the way to set it up, or on with new codes and the way to turn it off. */
export function SecondFactorSection() {
  const t = useTranslations('profile.secondFactor');
  const refreshUser = useRefreshUser();
  const state = useSession()?.user?.secondFactor;
  const [isSettingUp, setSettingUp] = useState(false);
  if (state === undefined) return null;

  const finish = async (): Promise<void> => {
    await refreshUser();
    setSettingUp(false);
  };
  const isSet = state === 'set';
  const badge = <StatusBadge tone={isSet ? 'success' : 'neutral'}>{t(isSet ? 'on' : 'off')}</StatusBadge>;

  return (
    <Section title={t('title')} lead={t('lead')} aside={badge}>
      {isSettingUp ? (
        <Stack gap="lg" align="start">
          <SecondFactorSetup onDone={() => void finish()} />
        </Stack>
      ) : (
        <Row gap="md" align="stretch">
          {isSet ? (
            <SecondFactorWays />
          ) : (
            <Button variant="default" onClick={() => setSettingUp(true)}>
              {t('setUp')}
            </Button>
          )}
        </Row>
      )}
    </Section>
  );
}
