import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LISTBOX, OptionRow } from './autocomplete.tsx';
import { Row, Text } from './layout.tsx';
import styles from './command-box.module.css';
import { LONGEST_SEARCH } from '../lib/search-text.ts';
import { SearchIcon } from './icons.tsx';
import type { Option } from './use-autocomplete.ts';

/** Options under a heading. No two options of a box have one value. */
export interface OptionGroup {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

interface CommandBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly groups: readonly OptionGroup[];
  /** True when more is on its way: what is chosen by Enter alone is then the first of what will be there. */
  readonly isPending: boolean;
  readonly onChoose: (value: string) => void;
  /** Words that are read out, and shown where nothing is offered. */
  readonly status: string;
}

/**
 * A field over groups of what can be chosen, all in sight. The focus stays in the field; the arrows point at an option, which is
 * announced, and Enter or a press chooses it. Source: ARIA, combobox.
 */
export function CommandBox({ groups, isPending, onChoose, onType, ...props }: CommandBoxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const options = groups.flatMap((group) => group.options);
  const [pointed, setPointed] = useState(0);
  /** True when the first option is to be chosen as soon as it is known. */
  const isAwaited = useRef(false);
  const active = options[Math.min(pointed, options.length - 1)];
  const optionId = (option: Option): string => `${id}-${options.indexOf(option)}`;

  // a dialog gives the focus to what scrolls in it
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (active) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (!isAwaited.current || isPending) return;
    isAwaited.current = false;
    if (options[0]) onChoose(options[0].value);
  }, [isPending, options, onChoose]);

  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => setPointed(pointed < options.length - 1 ? pointed + 1 : 0),
    ArrowUp: () => setPointed(pointed > 0 ? pointed - 1 : options.length - 1),
    Enter: () => {
      if (isPending && pointed === 0) isAwaited.current = true;
      else if (active) onChoose(active.value);
    },
  };
  const press = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    // a key may belong to a word that is still being composed
    if (!move || event.nativeEvent.isComposing) return;
    event.preventDefault();
    move();
  };
  const type = (text: string): void => {
    setPointed(0);
    isAwaited.current = false;
    onType(text);
  };
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': options.length > 0,
    'aria-controls': options.length > 0 ? id : undefined,
    'aria-activedescendant': active && optionId(active),
  } as const;

  return (
    <div className={styles.box}>
      <Row className={styles.field} isWhole tone="soft">
        <SearchIcon />
        <input
          ref={input}
          {...combobox}
          className={styles.input}
          value={props.text}
          aria-label={props.label}
          placeholder={props.placeholder}
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={press}
        />
      </Row>
      <output className={options.length > 0 ? 'visually-hidden' : styles.status}>{props.status}</output>
      {options.length > 0 ? (
        <div ref={list} id={id} {...LISTBOX} aria-label={props.label} className={styles.list}>
          {groups.map(({ name, label, options: offered }) => (
            <Group key={name} id={`${id}-${name}`} label={label}>
              {offered.map((option) => (
                <OptionRow
                  key={option.value}
                  id={optionId(option)}
                  option={option}
                  isActive={option === active}
                  isChosen={option === active}
                  onClick={() => onChoose(option.value)}
                />
              ))}
            </Group>
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

const Group = ({ id, label, children }: GroupProps) => (
  <ul {...{ role: 'group', 'aria-labelledby': id }}>
    <Text id={id} as="li" className={styles.heading} tone="soft" size="sm" weight="600" {...{ role: 'presentation' }}>
      {label}
    </Text>
    {children}
  </ul>
);
