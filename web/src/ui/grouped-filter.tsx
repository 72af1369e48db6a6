import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { foldText } from '@comptoir/domain/base/search/fold-text';
import type { Choice } from './choice-filter.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { SearchField } from './search-field.tsx';
import { Row } from './layout.tsx';
import styles from './choice-filter.module.css';

export interface ChoiceGroup<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
}

interface GroupedFilterProps<Value extends string> {
  readonly label: string;
  readonly searchLabel: string;
  readonly groups: readonly ChoiceGroup<Value>[];
  /** A choice across the groups that is often wanted. */
  readonly preset: { readonly label: string; readonly values: readonly Value[] };
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
  /** Nothing chosen means nothing, instead of all. */
  readonly isExplicit?: boolean;
}

/**
 * A filter by many values: they stand under groups that are chosen as a whole, can be searched, and take one stop of the Tab
 * key, from which the arrows go on. None means all.
 */
export function GroupedFilter<Value extends string>(props: GroupedFilterProps<Value>) {
  const { label, searchLabel, groups, preset, chosen, onChange, isExplicit } = props;
  const [search, setSearch] = useState('');
  const set = (values: readonly Value[], isWanted: boolean): void => {
    const others = chosen.filter((value) => !values.includes(value));
    onChange(isWanted ? [...others, ...values] : others);
  };
  return (
    <FilterPanel label={label} summary={useSummary(props)} isExplicit={isExplicit} onClear={() => onChange([])}>
      <SearchField label={searchLabel} value={search} onChange={setSearch} />
      <Box
        label={preset.label}
        values={preset.values}
        chosen={chosen}
        onSet={(values, isWanted) => onChange(isWanted ? [...values] : [])}
      />
      <Groups groups={findChoices(groups, search)} chosen={chosen} onSet={set} />
    </FilterPanel>
  );
}

type Setter<Value> = (values: readonly Value[], isWanted: boolean) => void;

interface GroupsProps<Value extends string> extends Pick<GroupedFilterProps<Value>, 'groups' | 'chosen'> {
  readonly onSet: Setter<Value>;
}

function Groups<Value extends string>({ groups, chosen, onSet }: GroupsProps<Value>) {
  const t = useTranslations('ui');
  const names = groups.flatMap(({ label: group, choices }) => [group, ...choices.map(({ value }) => value)]);
  const [last, setLast] = useState<string | undefined>(undefined);
  // the one box that the Tab key stops at: where one was last, or the first
  const stop = last !== undefined && names.includes(last) ? last : names[0];
  const stopAt = (name: string) => ({
    tabIndex: name === stop ? 0 : -1,
    onFocus: () => setLast(name),
    onKeyDown: goByArrows,
  });
  if (groups.length === 0) return <p className={styles.none}>{t('empty.noMatch')}</p>;
  return (
    <div className={styles.choices} data-boxes>
      {groups.map(({ label: group, choices }) => (
        <fieldset key={group} className={styles.group}>
          <legend className="visually-hidden">{group}</legend>
          <Box
            label={group}
            values={choices.map(({ value }) => value)}
            chosen={chosen}
            onSet={onSet}
            stop={stopAt(group)}
          />
          {choices.map(({ value, label: text }) => (
            <Box key={value} isInner label={text} values={[value]} chosen={chosen} onSet={onSet} stop={stopAt(value)} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface BoxProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onSet: Setter<Value>;
  readonly isInner?: boolean;
  /** Props that make it one of those that the arrows go through. */
  readonly stop?: Pick<ComponentProps<'input'>, 'tabIndex' | 'onFocus' | 'onKeyDown'>;
}

/** A checkbox for some values: ticked when all of them are chosen, between when some are. */
function Box<Value extends string>({ label, values, chosen, onSet, isInner, stop }: BoxProps<Value>) {
  const input = useRef<HTMLInputElement>(null);
  const count = values.filter((value) => chosen.includes(value)).length;
  const isSome = count > 0 && count < values.length;
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <Row as="label" className={styles.choice} gap="md" isWhole size="md" data-inner={isInner}>
      <input
        ref={input}
        type="checkbox"
        checked={count === values.length}
        onChange={({ currentTarget }) => onSet(values, currentTarget.checked)}
        {...stop}
      />
      {label}
    </Row>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows go from box to box. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const boxes = [...(event.currentTarget.closest('[data-boxes]')?.querySelectorAll('input') ?? [])];
  const from = boxes.findIndex((box) => box === event.currentTarget);
  boxes[from + step]?.focus();
}

/** Finds the groups and the choices that bear the words of a search. */
function findChoices<Value extends string>(
  groups: readonly ChoiceGroup<Value>[],
  search: string,
): readonly ChoiceGroup<Value>[] {
  const words = foldText(search.trim());
  const isFound = (label: string): boolean => foldText(label).includes(words);
  return groups
    .map(({ label, choices }) => ({
      label,
      choices: isFound(label) ? choices : choices.filter((choice) => isFound(choice.label)),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** Names the choice, by the shortest name that it has. */
function useSummary<Value extends string>({ groups, preset, chosen }: GroupedFilterProps<Value>): string | null {
  const t = useTranslations('ui');
  if (chosen.length === 0) return null;
  const all = groups.flatMap(({ choices }) => choices);
  if (all.length === chosen.length) return t('all');
  const isChosen = (values: readonly Value[]): boolean =>
    values.length === chosen.length && values.every((value) => chosen.includes(value));
  if (isChosen(preset.values)) return preset.label;
  const named = [
    ...groups.flatMap(({ choices }) => choices.map(({ label, value }) => ({ label, values: [value] }))),
    ...groups.map(({ label, choices }) => ({ label, values: choices.map(({ value }) => value) })),
  ];
  return named.find(({ values }) => isChosen(values))?.label ?? t('selected', { count: chosen.length });
}
