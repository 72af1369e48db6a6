import { TAX_NAMES } from '@comptoir/domain/base/taxes/tax-names';
import { MODIFIER_CLASSES, MOST } from '@comptoir/domain/sales/menu/menu-entry';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Columns, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './menu.module.css';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { emptyModifier, type TypedModifier } from './typed-entry.ts';
import type { EntryPart } from './use-entry-editor.ts';
import { useLines } from './use-lines.ts';

/** Fields of a group of modifiers: how many of them are chosen, and each of them. */
export function GroupFields({ typed, change, fault }: EntryPart) {
  const t = useTranslations('menuEditor');
  const { modifiers } = typed;
  const { frame, add, remove, set } = useLines(modifiers, (left) => change({ modifiers: left }));
  return (
    <Stack ref={frame}>
      <Columns least="8rem" align="start">
        {(['least', 'most'] as const).map((name) => (
          <TextInput
            key={name}
            required
            label={t(name)}
            value={typed[name]}
            error={fault(name)}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        ))}
      </Columns>
      {modifiers.map((one, at) => (
        <Choice
          key={one.key}
          modifier={one}
          place={at}
          fault={fault}
          onSet={(parts) => set(one.key, parts)}
          onRemove={() => remove(one.key)}
        />
      ))}
      {fault('modifiers') ? (
        <Text tone="red" size="sm" role="alert">
          {fault('modifiers')}
        </Text>
      ) : null}
      {modifiers.length < MOST.modifiers ? (
        <div>
          <Button variant="default" data-add leftSection={<PlusIcon size={18} />} onClick={() => add(emptyModifier())}>
            {t('addModifier')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

interface ChoiceProps {
  readonly modifier: TypedModifier;
  readonly place: number;
  readonly fault: EntryPart['fault'];
  readonly onSet: (parts: Partial<TypedModifier>) => void;
  readonly onRemove: () => void;
}

function Choice({ modifier, place, fault, onSet, onRemove }: ChoiceProps) {
  const t = useTranslations('menuEditor');
  const names = TAX_NAMES[useLanguage()];
  const name = modifier.fr.trim() || t('modifier', { place: String(place + 1) });
  const bind = (field: 'fr' | 'en' | 'price') => ({
    value: modifier[field],
    error: fault(`modifiers.${place}.${field}`),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onSet({ [field]: currentTarget.value }),
  });
  return (
    <Row as="fieldset" isWhole align="start" data-key={modifier.key}>
      <legend className="visually-hidden">{t('modifier', { place: String(place + 1) })}</legend>
      <Columns least="8rem" className={styles.fields}>
        <TextInput {...bind('fr')} required label={t('nameFr')} lang="fr" />
        <TextInput {...bind('en')} required={false} label={t('nameEn')} lang="en" placeholder={modifier.fr} />
        <TextInput {...bind('price')} required={false} label={t('adds')} rightSection="$" placeholder="0" />
        <NativeSelect
          required={false}
          label={t('modifierClass')}
          value={modifier.taxClass}
          data={[
            { value: '', label: t('asItem') },
            ...MODIFIER_CLASSES.map((value) => ({ value, label: names[value] })),
          ]}
          onChange={({ currentTarget }) => onSet({ taxClass: currentTarget.value as TypedModifier['taxClass'] })}
        />
      </Columns>
      <RemoveButton words={t('leaveOut', { name })} onRemove={onRemove} />
    </Row>
  );
}
