import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import styles from './employees.module.css';

interface PaginationProps {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly count: number;
  readonly onTurn: (page: number) => void;
}

/** Which part of a long list is shown, and the way to the parts before and after it. */
export function Pagination({ page, size, count, onTurn }: PaginationProps) {
  const t = useTranslations('employees.pages');
  const language = useLanguage();
  const last = Math.min((page + 1) * size, count);
  return (
    <nav aria-label={t('label')} className={styles.pages}>
      <Button variant="default" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {t('earlier')}
      </Button>
      <output>
        {t('range', {
          first: formatNumber(page * size + 1, language),
          last: formatNumber(last, language),
          count: formatNumber(count, language),
        })}
      </output>
      <Button variant="default" disabled={last === count} onClick={() => onTurn(page + 1)}>
        {t('later')}
      </Button>
    </nav>
  );
}
