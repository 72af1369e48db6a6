import { TextInput } from '@mantine/core';
import { LONGEST_SEARCH } from '../lib/search-text.ts';
import { SearchIcon } from './icons.tsx';
import styles from './filters.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
}

/** A search that answers while one types. */
export const SearchField = ({ label, value, onChange, placeholder }: SearchFieldProps) => (
  <TextInput
    type="search"
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    placeholder={placeholder}
    leftSection={<SearchIcon size={18} />}
    autoComplete="off"
    maxLength={LONGEST_SEARCH}
    className={styles.search}
  />
);
