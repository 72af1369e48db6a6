import { entriesOf, MOST } from '@comptoir/domain/sales/menu/menu-entry';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Columns, Hint, Row, Stack, Text } from '../../../ui/layout.tsx';
import { ChosenList } from './chosen-list.tsx';
import styles from './menu.module.css';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { emptyTime, type TypedTime } from './typed-entry.ts';
import type { EntryPart } from './use-entry-editor.ts';
import { useLines } from './use-lines.ts';
import { nameDay, WEEK } from './use-week-words.ts';

/** Fields of hours: the categories that are sold in them alone, and the parts of a week. */
export function HoursFields({ typed, change, fault, entries }: EntryPart) {
  const t = useTranslations('menuEditor');
  const language = useLanguage();
  const { times } = typed;
  const { frame, add, remove, set } = useLines(times, (left) => change({ times: left }));
  return (
    <Stack ref={frame}>
      <ChosenList
        label={t('categories')}
        none={t('noCategories')}
        add={t('addCategory')}
        choices={entriesOf(entries, 'category').map(({ code, name }) => ({ value: code, label: name[language] }))}
        chosen={typed.categories}
        most={MOST.entries.category}
        error={fault('categories')}
        onChange={(categories) => change({ categories })}
      />
      <Hint>{t('hoursHint')}</Hint>
      {times.map((one, at) => (
        <Time
          key={one.key}
          time={one}
          place={at}
          fault={fault}
          onSet={(parts) => set(one.key, parts)}
          onRemove={() => remove(one.key)}
        />
      ))}
      {fault('times') ? (
        <Text tone="red" size="sm" role="alert">
          {fault('times')}
        </Text>
      ) : null}
      {times.length < MOST.times ? (
        <div>
          <Button variant="default" data-add leftSection={<PlusIcon size={18} />} onClick={() => add(emptyTime())}>
            {t('addTime')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

interface TimeProps {
  readonly time: TypedTime;
  readonly place: number;
  readonly fault: EntryPart['fault'];
  readonly onSet: (parts: Partial<TypedTime>) => void;
  readonly onRemove: () => void;
}

function Time({ time: { key, days, from, until }, place, fault, onSet, onRemove }: TimeProps) {
  const t = useTranslations('menuEditor');
  const language = useLanguage();
  const noDay = fault(`times.${place}.days`);
  const toggle = (day: number, isOn: boolean): void =>
    onSet({ days: WEEK.filter((one) => (one === day ? isOn : days.includes(one))) });
  return (
    <Row as="fieldset" isWhole align="start" data-key={key}>
      <legend className="visually-hidden">{t('time', { place: String(place + 1) })}</legend>
      <Stack className={styles.fields}>
        <Row gap="md">
          {WEEK.map((day) => (
            <CheckField
              key={day}
              required={false}
              label={nameDay(day, language)}
              checked={days.includes(day)}
              aria-invalid={noDay ? true : undefined}
              onChange={({ currentTarget }) => toggle(day, currentTarget.checked)}
            />
          ))}
          {noDay ? (
            <Text tone="red" size="sm" role="alert">
              {noDay}
            </Text>
          ) : null}
        </Row>
        <Columns least="8rem">
          <TextInput
            required
            type="time"
            label={t('timeFrom')}
            value={from}
            error={fault(`times.${place}.from`)}
            onChange={({ currentTarget }) => onSet({ from: currentTarget.value })}
          />
          <TextInput
            required
            type="time"
            label={t('timeUntil')}
            value={until}
            description={until !== '' && until < from ? t('nextDay') : undefined}
            error={fault(`times.${place}.until`)}
            onChange={({ currentTarget }) => onSet({ until: currentTarget.value })}
          />
        </Columns>
      </Stack>
      <RemoveButton words={t('removeTime', { place: String(place + 1) })} onRemove={onRemove} />
    </Row>
  );
}
