import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ChevronIcon } from './icons.tsx';
import { useDropdown } from './use-dropdown.ts';
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
}

/** A filter by any number of values: a button that says what is chosen, with the checkboxes under it. None means all. */
export function ChoiceFilter<Value extends string>({ label, choices, chosen, onChange }: ChoiceFilterProps<Value>) {
  const t = useTranslations('ui');
  const id = useId();
  const { isOpen, toggle, frame } = useDropdown();
  const first = choices.find(({ value }) => value === chosen[0])?.label;
  const summary = chosen.length === 1 && first ? first : t('selected', { count: chosen.length });

  return (
    <div className={styles.filter} {...frame}>
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span className={styles.label}>{label}</span>
        <span className={styles.summary}>{chosen.length === 0 ? t('all') : summary}</span>
        <ChevronIcon size={18} />
      </button>
      <fieldset id={id} className={styles.panel} hidden={!isOpen}>
        <legend className="visually-hidden">{label}</legend>
        <div className={styles.choices}>
          {choices.map(({ value, label: text }) => (
            <label key={value} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ currentTarget }) =>
                  onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
              />
              {text}
            </label>
          ))}
        </div>
        <button type="button" className={styles.clear} disabled={chosen.length === 0} onClick={() => onChange([])}>
          {t('clear')}
        </button>
      </fieldset>
    </div>
  );
}
