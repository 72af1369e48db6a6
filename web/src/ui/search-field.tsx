import { TextInput } from '@mantine/core';
import { SearchIcon } from './icons.tsx';
import styles from './filters.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search that answers while one types. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <TextInput
    type="search"
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    leftSection={<SearchIcon size={18} />}
    autoComplete="off"
    className={styles.search}
  />
);
