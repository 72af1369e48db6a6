import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Menu } from '../../../ui/menu.tsx';

interface EntryMenuProps {
  readonly entry: MenuEntryView;
  /** Null where places are not changed. */
  readonly onStep: ((code: string, by: -1 | 1) => void) | null;
  readonly onRemove: (entry: MenuEntryView) => void;
}

/** Actions on an entry beside opening it. */
export function EntryMenu({ entry, onStep, onRemove }: EntryMenuProps) {
  const t = useTranslations('menu');
  const tUi = useTranslations('ui');
  const name = entry.name[useLanguage()];
  const acts = {
    up: () => onStep?.(entry.code, -1),
    down: () => onStep?.(entry.code, 1),
    remove: () => onRemove(entry),
  };
  const steps = onStep ? (['up', 'down'] as const).map((key) => ({ key, label: t(`order.${key}`) })) : [];
  return (
    <Menu
      label={tUi('actionsOn', { name })}
      entries={[...steps, { key: 'remove' as const, label: t('remove.open'), isGrave: true }]}
      onChoose={(key) => acts[key]()}
    />
  );
}
