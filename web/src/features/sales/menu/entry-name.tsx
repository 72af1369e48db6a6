import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { RowLink } from '../../../shared/lists/row-link.tsx';
import { GripIcon } from '../../../ui/icons.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import line from '../../../ui/line-button.module.css';
import styles from './menu.module.css';

interface EntryNameProps {
  readonly entry: MenuEntryView;
  readonly canEdit: boolean;
  /** Props that make a handle of a button; null where places are not changed. */
  readonly handle: ComponentProps<'button'> | null;
}

/** Heads a row: its handle, the name in the reader's language, which opens the entry, and the code. */
export function EntryName({ entry: { code, name }, canEdit, handle }: EntryNameProps) {
  const t = useTranslations('menu.order');
  const shown = name[useLanguage()];
  return (
    <Row as="span" isWhole>
      {handle ? (
        <button
          {...handle}
          type="button"
          data-repeats
          className={`${line.button} ${styles.handle}`}
          aria-label={t('handle', { name: shown })}
          title={t('hint')}
        >
          <GripIcon size={18} />
        </button>
      ) : null}
      <Stack as="span" gap="none">
        {canEdit ? <RowLink id={code}>{shown}</RowLink> : shown}
        <Text as="small" tone="soft" weight="400">
          {code}
        </Text>
      </Stack>
    </Row>
  );
}
