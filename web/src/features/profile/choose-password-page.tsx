import { useTranslations } from 'use-intl';
import { Page } from '../../ui/page.tsx';

export function ChoosePasswordPage() {
  const t = useTranslations('profile');
  return (
    <Page title={t('choose.title')} lead={t('choose.lead')}>
      {null}
    </Page>
  );
}
