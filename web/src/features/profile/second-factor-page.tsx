import { useTranslations } from 'use-intl';
import { Page } from '../../ui/page.tsx';

export function SecondFactorPage() {
  const t = useTranslations('profile');
  return (
    <Page title={t('setUp.title')} lead={t('setUp.lead')}>
      {null}
    </Page>
  );
}
