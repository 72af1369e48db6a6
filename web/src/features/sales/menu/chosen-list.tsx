import { NativeSelect } from '@mantine/core';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './menu.module.css';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { useGoTo } from '../../../lib/use-go-to.ts';
import { useTranslations } from 'use-intl';

interface ChosenListProps {
  readonly label: string;
  /** Words where nothing is chosen. */
  readonly none: string;
  /** Label of the list to choose from. */
  readonly add: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of many, in the order in which they were chosen: a list of those, and one to choose another from. */
export function ChosenList({ label, none, add, choices, chosen, most, error, onChange }: ChosenListProps) {
  const t = useTranslations('menuEditor');
  const { frame, goTo } = useGoTo<HTMLFieldSetElement>();
  const left = choices.filter(({ value }) => !chosen.includes(value));
  const labelOf = (code: string): string => choices.find(({ value }) => value === code)?.label ?? code;
  const remove = (code: string): void => {
    onChange(chosen.filter((one) => one !== code));
    goTo('select');
  };
  return (
    <Stack ref={frame} as="fieldset" gap="xs">
      <legend>{label}</legend>
      {chosen.length === 0 ? <Text tone="soft">{none}</Text> : null}
      <Stack as="ul" gap="xs" className={styles.fields}>
        {chosen.map((code) => (
          <Row key={code} as="li" isWhole justify="between">
            {labelOf(code)}
            <RemoveButton words={t('leaveOut', { name: labelOf(code) })} onRemove={() => remove(code)} />
          </Row>
        ))}
      </Stack>
      {left.length > 0 && chosen.length < most ? (
        <NativeSelect
          required={false}
          label={add}
          value=""
          error={error}
          data={[{ value: '', label: t('choose') }, ...left]}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') onChange([...chosen, currentTarget.value]);
          }}
        />
      ) : null}
    </Stack>
  );
}
