import { TextInput } from '@mantine/core';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './autocomplete.module.css';
import { ChevronIcon } from './icons.tsx';
import { useAutocomplete, type Choice } from './use-autocomplete.ts';

interface AutocompleteProps extends Choice {
  readonly label: string;
  readonly placeholder: string;
  /** What is said when nothing that can be chosen matches. */
  readonly noMatch: string;
}

/**
 * A choice made by typing: the first match is taken on Enter and on leaving the field; accents and case do not matter.
 * The focus stays in the field, and what the arrows point at is announced to screen readers. Source: spec §9; ARIA, combobox.
 */
export function Autocomplete({ label, placeholder, noMatch, ...choice }: AutocompleteProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { text, matches, active, isOpen, choose, field } = useAutocomplete(choice);
  const hasList = isOpen && matches.length > 0;
  const pointedAt = hasList ? matches[active]?.value : undefined;
  const optionId = (value: string): string => `${id}-${value}`;

  useEffect(() => {
    if (pointedAt !== undefined) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [pointedAt]);

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasList,
    'aria-controls': hasList ? id : undefined,
    'aria-activedescendant': pointedAt === undefined ? undefined : optionId(pointedAt),
  } as const;

  return (
    <div className={styles.field}>
      <TextInput
        {...field}
        {...combobox}
        value={text}
        aria-label={label}
        placeholder={placeholder}
        rightSection={<ChevronIcon size={18} />}
        rightSectionPointerEvents="none"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* there before it has something to say, so that it is read out */}
      <output>{isOpen && !hasList ? <span className={`${styles.panel} ${styles.none}`}>{noMatch}</span> : null}</output>
      {hasList ? (
        <ul ref={list} id={id} {...LISTBOX} aria-label={label} className={`${styles.panel} ${styles.list}`}>
          {matches.map((option, index) => (
            <li
              key={option.value}
              id={optionId(option.value)}
              data-active={index === active || undefined}
              className={styles.option}
              {...{ role: 'option', 'aria-selected': option.value === choice.value, onClick: () => choose(option) }}
            >
              {option.label}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A press on the list does not take the focus from the field, by which everything in it is reached without a mouse. */
const LISTBOX = { role: 'listbox', onMouseDown: (event: MouseEvent) => event.preventDefault() } as const;
