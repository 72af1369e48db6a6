import { useTranslations } from 'use-intl';
import { Page } from '../../ui/page.tsx';

export function ProfilePage() {
  const t = useTranslations('profile');
  return (
    <Page title={t('title')} lead={t('lead')}>
      {null}
    </Page>
  );
}
