import { useTranslations } from 'use-intl';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Page } from '../../../ui/page.tsx';
import { JoinSection } from './join-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Settings of the person and not of a merchant: closed to a user who acts for one. */
export function ProfilePage() {
  const t = useTranslations('profile');
  const isActing = Boolean(useSession()?.impersonateMerchantId);
  if (isActing) {
    return (
      <Page title={t('title')}>
        <Banner tone="info">{t('closed')}</Banner>
      </Page>
    );
  }
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LanguageSection />
      <PasswordSection />
      <SecondFactorSection />
      <JoinSection />
      <SessionsSection />
    </Page>
  );
}
