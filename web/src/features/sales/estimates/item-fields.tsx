import { ESTIMATE_TAXES, type EstimateTaxes } from '@comptoir/domain/sales/estimates/estimate-content';
import { TAX_CLASSES, type TaxClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';
import { Announced } from '../../../ui/announced.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { Columns, Stack, Text } from '../../../ui/layout.tsx';
import type { EditorPart } from './editor-part.ts';
import { DrinkFields } from './drink-fields.tsx';
import styles from './editor.module.css';
import { ItemButtons, type Move } from './item-buttons.tsx';
import { emptyItem, type TypedItem } from './typed-estimate.ts';
import { useGoTo } from '../../../lib/use-go-to.ts';

/** The most lines that a document has. */
const MOST = 100;

/** Items of the offer, line by line. */
export function ItemFields({ typed, change, fault }: EditorPart) {
  const t = useTranslations('estimateEditor.items');
  const { items, persons } = typed;
  const { frame, goTo } = useGoTo();
  const [moved, setMoved] = useState('');

  const add = (): void => {
    const item = emptyItem();
    change({ items: [...items, item] });
    goTo(`[data-key="${item.key}"] input`);
  };
  const remove = (index: number): void => {
    const left = items.filter((_, at) => at !== index);
    change({ items: left });
    const near = left[Math.min(index, left.length - 1)];
    goTo(near ? `[data-key="${near.key}"] input` : '[data-add]');
  };
  const move = (index: number, by: Move): void => {
    const item = items[index];
    if (!item) return;
    const next = items.toSpliced(index, 1).toSpliced(index + by, 0, item);
    change({ items: next });
    setMoved(t('moved', { place: String(index + by + 1), count: String(items.length) }));
    const isAtEnd = by === -1 ? index + by === 0 : index + by === items.length - 1;
    goTo(`[data-key="${item.key}"] [data-move="${isAtEnd ? -by : by}"]`);
  };
  const set = (index: number, parts: Partial<TypedItem>): void =>
    change({ items: items.map((item, at) => (at === index ? { ...item, ...parts } : item)) });

  return (
    <Section title={t('title')}>
      <Stack ref={frame} gap="lg" align="start">
        <Stack as="ol" className={styles.list} gap="lg">
          {items.map((item, index) => (
            <li key={item.key} data-key={item.key} className={styles.item}>
              <fieldset>
                <legend>{t('item', { place: String(index + 1) })}</legend>
                <Item
                  item={item}
                  path={`items.${index}`}
                  persons={persons}
                  fault={fault}
                  onChange={(parts) => set(index, parts)}
                />
                <DrinkFields
                  drinks={item.drinks}
                  path={`items.${index}.drinks`}
                  fault={fault}
                  onChange={(drinks) => set(index, { drinks })}
                />
                <ItemButtons
                  name={item.description.trim() || t('item', { place: String(index + 1) })}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(index)}
                />
              </fieldset>
            </li>
          ))}
        </Stack>
        {fault('items') ? (
          <Text tone="red" size="sm" role="alert">
            {fault('items')}
          </Text>
        ) : null}
        <Announced about={moved}>{moved || null}</Announced>
        <Button
          variant="default"
          data-add
          leftSection={<PlusIcon size={18} />}
          disabled={items.length >= MOST}
          onClick={add}
        >
          {t('add')}
        </Button>
      </Stack>
    </Section>
  );
}

interface ItemProps {
  readonly item: TypedItem;
  readonly path: string;
  readonly persons: string;
  readonly fault: (path: string) => string | undefined;
  readonly onChange: (parts: Partial<TypedItem>) => void;
}

function Item({ item, path, persons, fault, onChange }: ItemProps) {
  const t = useTranslations('estimateEditor.items');
  const language = useLanguage();
  const bind = (name: 'description' | 'quantity' | 'unit') => ({
    name: `${path}.${name}`,
    value: item[name],
    error: fault(`${path}.${name}`),
    required: true,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <Columns className={styles.itemFields} least="8.5rem" align="stretch">
      <TextInput {...bind('description')} label={t('description')} className={styles.wide} />
      <NativeSelect
        required
        name={`${path}.per`}
        label={t('per')}
        value={item.per}
        data={(['unit', 'person'] as const).map((value) => ({ value, label: t(`pers.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ per: currentTarget.value as TypedItem['per'] })}
      />
      {item.per === 'unit' ? (
        <TextInput {...bind('quantity')} inputMode="decimal" label={t('quantity')} />
      ) : (
        <TextInput
          label={t('quantity')}
          value={persons}
          readOnly
          description={t('asPersons')}
          inputWrapperOrder={ORDER}
        />
      )}
      <TextInput {...bind('unit')} inputMode="decimal" label={t('unit')} rightSection="$" />
      <NativeSelect
        required
        name={`${path}.taxes`}
        label={t('taxes')}
        value={item.taxes}
        data={ESTIMATE_TAXES.map((value) => ({ value, label: t(`taxWords.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ taxes: currentTarget.value as EstimateTaxes })}
      />
      <NativeSelect
        required
        name={`${path}.taxClass`}
        label={t('taxClass')}
        value={item.taxClass}
        data={CLASSES.map((value) => ({ value, label: TAX_NAMES[language][value] }))}
        onChange={({ currentTarget }) => onChange({ taxClass: currentTarget.value as TaxClass })}
      />
    </Columns>
  );
}

/** Classes of what is offered; the service has a field of its own. */
const CLASSES = TAX_CLASSES.filter((one) => one !== 'service');

/** Beside other fields a hint stands under its own. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
