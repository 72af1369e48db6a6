import { useTranslations } from 'use-intl';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { Row } from '../../../ui/layout.tsx';
import line from '../../../ui/line-button.module.css';
import styles from './editor.module.css';
import { RemoveButton } from '../../../ui/remove-button.tsx';

/** A place up, or down. */
export type Move = -1 | 1;

interface ItemButtonsProps {
  /** Subject of the buttons, to be read out. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: Move) => void;
  readonly onRemove: () => void;
}

/** Moves a line up and down, and takes it away: by press or by key. */
export function ItemButtons({ name, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  const t = useTranslations('estimateEditor.items');
  const moves = [
    { by: -1, words: t('up', { name }), isIdle: isFirst },
    { by: 1, words: t('down', { name }), isIdle: isLast },
  ] as const;
  return (
    <Row className={styles.buttons} gap="xs" isWhole align="stretch" justify="end">
      {moves.map(({ by, words, isIdle }) => (
        <button
          key={by}
          type="button"
          className={line.button}
          data-move={by}
          data-repeats
          aria-label={words}
          title={words}
          aria-disabled={isIdle || undefined}
          onClick={isIdle ? undefined : () => onMove(by)}
        >
          <ChevronIcon />
        </button>
      ))}
      <RemoveButton words={t('remove', { name })} onRemove={onRemove} />
    </Row>
  );
}
