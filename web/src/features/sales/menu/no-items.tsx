import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DishIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Row } from '../../../ui/layout.tsx';
import type { MenuActs } from './menu-page.tsx';

/** A menu of nothing yet, and the ways to a first item. */
export function NoItems({ canEdit, onAdd, onImport, onProvider }: Omit<MenuActs, 'onRemove'>) {
  const t = useTranslations('menu.empty');
  if (!canEdit)
    return (
      <EmptyState icon={<DishIcon size={24} />} title={t('item.title')}>
        {t('theirs')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<DishIcon size={24} />}
      title={t('item.title')}
      action={
        <Row gap="md">
          <Button leftSection={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={onAdd}>
            {t('first')}
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={onProvider}>
            {t('provider')}
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={onImport}>
            {t('import')}
          </Button>
        </Row>
      }
    >
      {t('item.text')}
    </EmptyState>
  );
}
