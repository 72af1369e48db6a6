import { useTranslations } from 'use-intl';
import { Row } from './layout.tsx';
import styles from './row-choice.module.css';

/** Chosen rows, and the way to change them. */
export interface RowChoice<Row> {
  readonly isChosen: (row: Row) => boolean;
  readonly onChoose: (rows: readonly Row[], isChosen: boolean) => void;
  readonly nameOf: (row: Row) => string;
}

/** Named as in the table that they are cells of. */
const HEADER = { role: 'columnheader' } as const;
const CELL = { role: 'cell' } as const;

interface ChooseAllProps<Row> {
  readonly choice: RowChoice<Row>;
  readonly rows: readonly Row[];
}

/** The box in the head: all rows in sight, some of them, or none. */
export function ChooseAll<Row>({ choice: { isChosen, onChoose }, rows }: ChooseAllProps<Row>) {
  const t = useTranslations('ui');
  const chosen = rows.filter(isChosen).length;
  const isAll = rows.length > 0 && chosen === rows.length;
  return (
    <th scope="col" {...HEADER} data-sortable>
      <Row as="label" className={styles.label} isWhole>
        <input
          type="checkbox"
          aria-label={t('choosePage')}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && !isAll;
          }}
          onChange={() => onChoose(rows, !isAll)}
        />
        <span className={styles.words}>{t('choosePage')}</span>
      </Row>
    </th>
  );
}

/** The box in front of a row. */
export function ChooseRow<Row>({
  choice: { isChosen, onChoose, nameOf },
  row,
}: {
  readonly choice: RowChoice<Row>;
  readonly row: Row;
}) {
  const t = useTranslations('ui');
  return (
    <td {...CELL} data-choice>
      <Row as="label" className={styles.label} isWhole>
        <input
          type="checkbox"
          aria-label={t('chooseRow', { name: nameOf(row) })}
          checked={isChosen(row)}
          onChange={({ currentTarget }) => onChoose([row], currentTarget.checked)}
        />
      </Row>
    </td>
  );
}
