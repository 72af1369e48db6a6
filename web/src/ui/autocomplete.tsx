import { TextInput } from '@mantine/core';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { LONGEST_SEARCH } from '../lib/search-text.ts';
import { Row } from './layout.tsx';
import styles from './autocomplete.module.css';
import { ChevronIcon } from './icons.tsx';
import { useAutocomplete, type Choice, type Option } from './use-autocomplete.ts';

interface AutocompleteProps extends Choice {
  readonly label: string;
  readonly placeholder: string;
  /** Words when nothing that can be chosen matches. */
  readonly noMatch: string;
  /** Words read out on the number of choices. */
  readonly found?: string | undefined;
  /** Shows the label. */
  readonly isLabelled?: boolean;
  /** Of a form that cannot do without it: what is wrong with the choice. */
  readonly form?: { readonly error: ReactNode; readonly ref: Ref<HTMLInputElement> } | undefined;
}

/**
 * A choice made by typing: the first match is taken on Enter and on leaving the field; accents and case do not matter.
 * The focus stays in the field, and what the arrows point at is announced to screen readers. Source: spec §9; ARIA, combobox.
 */
export function Autocomplete({
  label,
  placeholder,
  noMatch,
  found,
  isLabelled = false,
  form,
  ...choice
}: AutocompleteProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { text, matches, active, isOpen, isPending, choose, field } = useAutocomplete(choice);
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
        title={text === '' ? undefined : text}
        {...namingOf({ label, isLabelled, form })}
        placeholder={placeholder}
        rightSection={<ChevronIcon size={18} />}
        rightSectionPointerEvents="none"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        autoCapitalize="none"
        spellCheck={false}
      />
      <output>
        <Said isShown={isOpen && !isPending} hasList={hasList} noMatch={noMatch} found={found} />
      </output>
      {hasList ? (
        <ul
          ref={list}
          id={id}
          {...LISTBOX}
          aria-label={label}
          aria-busy={isPending}
          className={`${styles.panel} ${styles.list}`}
        >
          {matches.map((option, index) => (
            <OptionRow
              key={option.value}
              id={optionId(option.value)}
              option={option}
              isActive={index === active}
              isChosen={option.value === choice.value}
              onClick={() => choose(option)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type SaidProps = Pick<AutocompleteProps, 'noMatch' | 'found'> & {
  readonly isShown: boolean;
  readonly hasList: boolean;
};

/** In an element that is there before it has something to say, so that it is read out. */
function Said({ isShown, hasList, noMatch, found }: SaidProps) {
  if (!isShown) return null;
  if (!hasList) return <span className={`${styles.panel} ${styles.none}`}>{noMatch}</span>;
  return found ? <span className="visually-hidden">{found}</span> : null;
}

interface OptionRowProps {
  readonly id: string;
  readonly option: Option;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

export const OptionRow = ({ id, option, isActive, isChosen, onClick }: OptionRowProps) => (
  <Row
    id={id}
    data-active={isActive || undefined}
    as="li"
    className={styles.option}
    gap="none"
    isWhole
    wrap="anywhere"
    {...{ role: 'option', 'aria-selected': isChosen, onClick }}
  >
    {option.label}
    {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
  </Row>
);

/** Returns the name of the field, and what a form says of it. */
function namingOf({ label, isLabelled = false, form }: Pick<AutocompleteProps, 'label' | 'isLabelled' | 'form'>) {
  const name = form || isLabelled ? { label } : { 'aria-label': label };
  return form ? { ...name, required: true, error: form.error, ref: form.ref } : name;
}

/** A press on the list does not take the focus from the field, by which everything in it is reached without a mouse. */
export const LISTBOX = { role: 'listbox', onMouseDown: (event: MouseEvent) => event.preventDefault() } as const;
