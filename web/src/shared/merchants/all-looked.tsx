import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** Leads from what is behind one figure back to all that needs a look. */
export function AllLooked() {
  const t = useTranslations('merchantSummary.attention');
  return (
    <Link to="." search={({ look: _look, about: _about, cursor: _cursor, ...before }) => before} resetScroll={false}>
      {t('all')}
    </Link>
  );
}
