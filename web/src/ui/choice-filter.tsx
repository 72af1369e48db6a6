import { useTranslations } from 'use-intl';
import { FilterPanel } from './filter-panel.tsx';
import { Row } from './layout.tsx';
import styles from './choice-filter.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceFilterProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
  /** Nothing chosen means nothing, instead of all. */
  readonly isExplicit?: boolean;
}

/** A filter by any number of values: a button that says what is chosen, with the checkboxes under it. None means all. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, choices, chosen, onChange, isExplicit = false } = props;
  const t = useTranslations('ui');
  const first = choices.find(({ value }) => value === chosen[0])?.label;
  const isAll = isExplicit && choices.length > 1 && chosen.length === choices.length;
  const several = chosen.length === 1 && first ? first : t('selected', { count: chosen.length });
  const summary = isAll ? t('all') : several;
  return (
    <FilterPanel
      label={label}
      summary={chosen.length === 0 ? null : summary}
      isExplicit={isExplicit}
      onClear={() => onChange([])}
    >
      <div className={styles.choices}>
        {choices.map(({ value, label: text }) => (
          <Row key={value} as="label" className={styles.choice} gap="md" isWhole size="md">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            {text}
          </Row>
        ))}
      </div>
    </FilterPanel>
  );
}
