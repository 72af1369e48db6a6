import type { ProviderReport } from '@comptoir/contract/sales/menu-provider';
import { useTranslations } from 'use-intl';
import { Stack, Text } from '../../../ui/layout.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ChosenClasses } from '../../../shared/queries/provider-menu.ts';
import { useClassWords } from './use-field-words.ts';

interface ClassChoicesProps {
  readonly asked: ProviderReport['asked'];
  readonly chosen: ChosenClasses;
  readonly onChange: (chosen: ChosenClasses) => void;
}

/** The class of the new items of each category, among those that they are taxed as; nothing where it is told. */
export function ClassChoices({ asked, chosen, onChange }: ClassChoicesProps) {
  const t = useTranslations('menuProvider.classes');
  const classWords = useClassWords();
  if (asked.length === 0) return null;
  return (
    <Stack as="fieldset">
      <legend>{t('title')}</legend>
      <Text tone="soft">{t('lead')}</Text>
      {asked.map(({ key, category, items, classes, taxClass }) => (
        <SelectField
          key={key}
          label={t('named', { category: category ?? t('without'), count: items })}
          value={chosen[key] ?? taxClass ?? ''}
          options={[
            ...(taxClass === null || key in chosen ? [{ value: '' as const, label: t('none') }] : []),
            ...classes.map((one) => ({ value: one, label: classWords(one) })),
          ]}
          onChange={(value) => onChange(withChoice(chosen, key, value))}
        />
      ))}
    </Stack>
  );
}

function withChoice(chosen: ChosenClasses, key: string, value: ChosenClasses[string] | ''): ChosenClasses {
  const others = Object.entries(chosen).filter(([name]) => name !== key);
  return Object.fromEntries(value === '' ? others : [...others, [key, value]]);
}
