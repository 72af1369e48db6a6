import { cents } from '@comptoir/domain/base/amounts/cents';
import type { EstimatePrice } from '@comptoir/domain/sales/estimates/price-estimate';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { textField, type EditorPart } from './editor-part.ts';
import styles from './editor.module.css';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { PartField } from './part-field.tsx';
import type { PartName, TypedInstalment } from './typed-estimate.ts';
import { newKey } from '../../../lib/type-over.ts';
import { useGoTo } from '../../../lib/use-go-to.ts';

/** The most instalments beside deposit and balance. */
const MOST = 11;

const ANY = ['none', 'share', 'amount'] as const;

/** Extras on top of the lines. */
export function ExtraFields(part: EditorPart & { readonly isGstRegistered: boolean }) {
  const t = useTranslations('estimateEditor.extras');
  return (
    <Section title={t('title')} lead={part.isGstRegistered ? undefined : t('noService')}>
      {(['service', 'tip'] as const).map((name) => (
        <OnePart key={name} {...part} name={name} label={t(name)} />
      ))}
    </Section>
  );
}

function OnePart({ typed, change, fault, name, label }: EditorPart & { name: PartName; label: string }) {
  return (
    <PartField
      label={label}
      path={name}
      choices={ANY}
      part={typed[name]}
      error={fault(name)}
      onChange={(next) => change({ [name]: next })}
    />
  );
}

/** Payments by day: deposit, instalments, and the rest, which follows from the others. */
export function PaymentFields({ price, ...part }: EditorPart & { readonly price: EstimatePrice | null }) {
  const t = useTranslations('estimateEditor.payments');
  const language = useLanguage();
  const { typed, change } = part;
  const balance = price?.payments.at(-1)?.cents;
  const set = (index: number, parts: Partial<TypedInstalment>): void =>
    change({ instalments: typed.instalments.map((one, at) => (at === index ? { ...one, ...parts } : one)) });
  const { frame, goTo } = useGoTo();
  const add = (): void => {
    const one: TypedInstalment = { key: newKey(), dueOn: '', by: 'share', value: '' };
    change({ instalments: [...typed.instalments, one] });
    goTo(`[data-key="${one.key}"] input`);
  };
  const remove = (index: number): void => {
    const left = typed.instalments.filter((_, at) => at !== index);
    change({ instalments: left });
    const near = left[Math.min(index, left.length - 1)];
    goTo(near ? `[data-key="${near.key}"] input` : '[data-add]');
  };
  return (
    <Section title={t('title')} lead={t('lead')}>
      <OnePart {...part} name="deposit" label={t('deposit')} />
      <div ref={frame} className={styles.instalments}>
        {typed.instalments.map((one, index) => (
          <Instalment
            key={one.key}
            {...part}
            instalment={one}
            index={index}
            onChange={(parts) => set(index, parts)}
            onRemove={() => remove(index)}
          />
        ))}
        <Button
          variant="default"
          className={styles.start}
          data-add
          leftSection={<PlusIcon size={18} />}
          disabled={typed.instalments.length >= MOST}
          onClick={add}
        >
          {t('add')}
        </Button>
      </div>
      <Columns className={styles.row} least="10rem" gap="xl" align="end">
        <TextInput {...textField(part, 'balanceDueOn')} required type="date" label={t('balanceDueOn')} />
        <Stack as="p" className={styles.balance} gap="none" tone="soft" size="sm">
          {t('balance')}
          <output>{balance === undefined ? '–' : formatMoney(cents(balance), language)}</output>
        </Stack>
      </Columns>
    </Section>
  );
}

interface InstalmentProps extends EditorPart {
  readonly instalment: TypedInstalment;
  readonly index: number;
  readonly onChange: (parts: Partial<TypedInstalment>) => void;
  readonly onRemove: () => void;
}

function Instalment({ instalment, index, fault, onChange, onRemove }: InstalmentProps) {
  const t = useTranslations('estimateEditor.payments');
  const path = `instalments.${index}`;
  const name = t('instalment', { place: String(index + 1) });
  return (
    <fieldset className={styles.instalment} data-key={instalment.key}>
      <legend className="visually-hidden">{name}</legend>
      <TextInput
        name={`${path}.dueOn`}
        required
        type="date"
        label={t('dueOn', { name })}
        value={instalment.dueOn}
        error={fault(`${path}.dueOn`)}
        onChange={({ currentTarget }) => onChange({ dueOn: currentTarget.value })}
      />
      <PartField
        label={name}
        path={path}
        choices={['share', 'amount']}
        part={instalment}
        error={fault(`${path}.value`)}
        onChange={({ by, value }) => onChange({ by, value })}
      />
      <RemoveButton words={t('remove', { name })} onRemove={onRemove} />
    </fieldset>
  );
}
