import { NativeSelect } from '@mantine/core';
import styles from './filters.module.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, by the browser's own list. */
export const SelectField = <Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) => (
  <NativeSelect
    label={label}
    value={value}
    data={[...options]}
    onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    className={styles.choice}
  />
);
