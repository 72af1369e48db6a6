import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { FilterPanel } from '../../ui/filter-panel.tsx';
import { useReader } from '../sessions/use-reader.ts';
import styles from './days-filter.module.css';

/** Days of the merchant's own clock, `YYYY-MM-DD`; undefined where none is named. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface DaysFilterProps {
  readonly days: Days;
  /** The day to begin at, without leaving out what is newer. */
  readonly at: string | undefined;
  readonly onChange: (days: { from: string | undefined; to: string | undefined }) => void;
  readonly onJump: (day: string | undefined) => void;
}

/** The days between which a list is shown, and the one to begin at. */
export function DaysFilter({ days: { from, to }, at, onChange, onJump }: DaysFilterProps) {
  const t = useTranslations('ui.days');
  const today = dayIn(useNow(60_000), useReader().timeZone);
  const named = [from || to ? `${from ?? '…'} – ${to ?? '…'}` : null, at ? `→ ${at}` : null];
  const day = (label: string, value: string | undefined, change: (day: string | undefined) => void) => (
    <TextInput
      type="date"
      max={today}
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => change(currentTarget.value || undefined)}
    />
  );
  const clear = (): void => {
    if (from || to) onChange({ from: undefined, to: undefined });
    if (at) onJump(undefined);
  };
  return (
    <FilterPanel label={t('label')} summary={named.filter(Boolean).join(' ') || null} onClear={clear}>
      <div className={styles.days}>
        {day(t('from'), from, (first) => onChange({ from: first, to }))}
        {day(t('to'), to, (last) => onChange({ from, to: last }))}
        {day(t('jump'), at, onJump)}
      </div>
    </FilterPanel>
  );
}
