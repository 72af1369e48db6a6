import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EstimateIcon } from '../../../ui/icons.tsx';

/** Empty state for a merchant who does not say that it caters. */
export function ForCaterers() {
  const t = useTranslations('estimates.others');
  return (
    <EmptyState icon={<EstimateIcon size={24} />} title={t('title')} action={<Link to="/merchant">{t('link')}</Link>}>
      {t('text')}
    </EmptyState>
  );
}
