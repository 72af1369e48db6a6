import { MOST } from '@comptoir/domain/sales/menu/menu-entry';
import { addDays } from '@comptoir/domain/base/calendar/calendar-day';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { dayIn } from '../../../lib/format.ts';
import { newKey } from '../../../lib/type-over.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Columns, Row, Stack } from '../../../ui/layout.tsx';
import styles from './menu.module.css';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import type { TypedPrice } from './typed-entry.ts';
import type { EntryPart } from './use-entry-editor.ts';
import { useLines } from './use-lines.ts';

/** The price of an item now, whether another may be typed at the till, and the prices to come, each with its moment. */
export function PriceFields({ typed, change, fault }: EntryPart) {
  const t = useTranslations('menuEditor');
  const { timeZone } = useReader();
  const { changes } = typed;
  const { frame, add, remove, set } = useLines(changes, (left) => change({ changes: left }));
  const addNext = (): void =>
    add({ key: newKey(), price: '', day: addDays(dayIn(new Date(), timeZone), 1), time: '00:00' });
  return (
    <Stack ref={frame}>
      <Columns least="11rem" align="end">
        <TextInput
          required={!typed.isOpenPrice && changes.length === 0}
          label={t('price')}
          value={typed.price}
          error={fault('price')}
          inputMode="decimal"
          autoComplete="off"
          rightSection="$"
          onChange={({ currentTarget }) => change({ price: currentTarget.value })}
        />
        <CheckField
          required={false}
          label={t('openPrice')}
          hint={t('openPriceHint')}
          checked={typed.isOpenPrice}
          onChange={({ currentTarget }) => change({ isOpenPrice: currentTarget.checked })}
        />
      </Columns>
      {changes.map((one, at) => (
        <Change
          key={one.key}
          change={one}
          place={at}
          fault={fault}
          onSet={(parts) => set(one.key, parts)}
          onRemove={() => remove(one.key)}
        />
      ))}
      {changes.length < MOST.prices - 1 ? (
        <div>
          <Button variant="subtle" data-add leftSection={<PlusIcon size={18} />} onClick={addNext}>
            {t('addChange')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

interface ChangeProps {
  readonly change: TypedPrice;
  readonly place: number;
  readonly fault: EntryPart['fault'];
  readonly onSet: (parts: Partial<TypedPrice>) => void;
  readonly onRemove: () => void;
}

/** A price to come, and the moment on the merchant's wall from which it counts. */
function Change({ change: { key, price, day, time }, place, fault, onSet, onRemove }: ChangeProps) {
  const t = useTranslations('menuEditor');
  return (
    <Row as="fieldset" isWhole align="start" data-key={key}>
      <legend className="visually-hidden">{t('change', { place: String(place + 1) })}</legend>
      <Columns least="8rem" className={styles.fields}>
        <TextInput
          required
          label={t('changePrice')}
          value={price}
          error={fault(`changes.${place}.price`)}
          inputMode="decimal"
          autoComplete="off"
          rightSection="$"
          onChange={({ currentTarget }) => onSet({ price: currentTarget.value })}
        />
        <TextInput
          required
          type="date"
          label={t('changeDay')}
          value={day}
          error={fault(`changes.${place}.day`)}
          onChange={({ currentTarget }) => onSet({ day: currentTarget.value })}
        />
        <TextInput
          required
          type="time"
          label={t('changeTime')}
          value={time}
          onChange={({ currentTarget }) => onSet({ time: currentTarget.value })}
        />
      </Columns>
      <RemoveButton words={t('removeChange', { place: String(place + 1) })} onRemove={onRemove} />
    </Row>
  );
}
