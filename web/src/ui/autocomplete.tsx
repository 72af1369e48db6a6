import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { simplifyText } from '../lib/simplify-text.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface AutocompleteProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/**
 * A choice made by typing: the first match is taken on Enter and on leaving the field; accents and case do not matter.
 * Source: spec §9.
 */
export function Autocomplete({ options, value, onChange, ...props }: AutocompleteProps) {
  const [typed, setTyped] = useState('');

  const takeFirstMatch = (): void => {
    const current = options.find((option) => option.value === value);
    if (typed.trim() === '' || typed === current?.label) return;
    const first = options.find((option) => isMatch(option, typed));
    if (first) onChange(first.value);
  };

  return (
    <Select
      {...props}
      data={[...options]}
      value={value}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
      // also for the option that is chosen already, of which `onChange` is not told
      onOptionSubmit={(chosen) => setTyped(options.find((option) => option.value === chosen)?.label ?? '')}
      searchValue={typed}
      onSearchChange={setTyped}
      onBlur={takeFirstMatch}
      filter={({ options: all, search }) => all.filter((option) => 'value' in option && isMatch(option, search))}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
    />
  );
}

const isMatch = ({ label }: { readonly label: string }, typed: string): boolean =>
  simplifyText(label).includes(simplifyText(typed));
