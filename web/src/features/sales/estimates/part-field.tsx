import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './editor.module.css';
import type { TypedPart } from './typed-estimate.ts';

interface PartFieldProps<By extends string> {
  readonly label: string;
  readonly path: string;
  readonly choices: readonly By[];
  readonly part: TypedPart<By>;
  readonly error: string | undefined;
  readonly onChange: (part: TypedPart<By>) => void;
}

/** A part of an amount: none, a percentage of it, or dollars. */
export function PartField<By extends 'none' | 'share' | 'amount'>(props: PartFieldProps<By>) {
  const { label, path, choices, part, error, onChange } = props;
  const t = useTranslations('estimateEditor.parts');
  return (
    <div className={styles.part}>
      <NativeSelect
        required
        name={`${path}.by`}
        label={label}
        value={part.by}
        data={choices.map((value: TypedPart['by']) => ({ value, label: t(value) }))}
        onChange={({ currentTarget }) => onChange({ ...part, by: currentTarget.value as By })}
      />
      {part.by === 'none' ? null : (
        <TextInput
          name={`${path}.value`}
          label={t(part.by === 'share' ? 'shareOf' : 'amountOf', { name: label })}
          value={part.value}
          error={error}
          required
          inputMode="decimal"
          autoComplete="off"
          rightSection={part.by === 'share' ? '%' : '$'}
          onChange={({ currentTarget }) => onChange({ ...part, value: currentTarget.value })}
        />
      )}
    </div>
  );
}
