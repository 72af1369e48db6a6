import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Row } from '../../../ui/layout.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Item } from './list-items.ts';
import styles from './menu.module.css';
import { useSetStock } from './menu.api.ts';

interface StockFieldProps {
  readonly item: Item;
  readonly canEdit: boolean;
}

/** Says that there is none left of an item, by one click, and some again by another. */
export function StockField({ item: { code, name, isOut }, canEdit }: StockFieldProps) {
  const t = useTranslations('menu.stock');
  const { mutate } = useSetStock();
  const shown = name[useLanguage()];
  if (!canEdit) return isOut ? <StatusBadge tone="warning">{t('out')}</StatusBadge> : null;
  return (
    <Row as="label" className={styles.stock} isWhole tone={isOut ? 'amber' : 'soft'} weight={isOut ? '600' : '400'}>
      <input
        type="checkbox"
        required={false}
        aria-label={t('outNamed', { name: shown })}
        checked={isOut}
        onChange={({ currentTarget }) => mutate({ code, isOut: currentTarget.checked })}
      />
      {t('out')}
    </Row>
  );
}
