import { MOST_DRINKS } from '@comptoir/domain/sales/estimates/included-drinks';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Hint, Stack } from '../../../ui/layout.tsx';
import styles from './editor.module.css';
import { RemoveButton } from '../../../ui/remove-button.tsx';
import { emptyDrink, type TypedDrink } from './typed-estimate.ts';
import { useGoTo } from '../../../lib/use-go-to.ts';

interface DrinkFieldsProps {
  readonly drinks: readonly TypedDrink[];
  readonly path: string;
  readonly fault: (path: string) => string | undefined;
  readonly onChange: (drinks: readonly TypedDrink[]) => void;
}

/** The drinks that come with a line, each with how many of it. */
export function DrinkFields({ drinks, path, fault, onChange }: DrinkFieldsProps) {
  const t = useTranslations('estimateEditor.items.drinks');
  const { frame, goTo } = useGoTo<HTMLFieldSetElement>();
  const add = (): void => {
    const drink = emptyDrink();
    onChange([...drinks, drink]);
    goTo(`[data-drink="${drink.key}"] input`);
  };
  const remove = (index: number): void => {
    const left = drinks.filter((_, at) => at !== index);
    onChange(left);
    const near = left[Math.min(index, left.length - 1)];
    goTo(near ? `[data-drink="${near.key}"] input` : '[data-add-drink]');
  };
  const bind = (index: number, name: 'quantity' | 'description') => ({
    name: `${path}.${index}.${name}`,
    label: t(name),
    value: drinks[index]?.[name] ?? '',
    error: fault(`${path}.${index}.${name}`),
    required: true,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(drinks.map((drink, at) => (at === index ? { ...drink, [name]: currentTarget.value } : drink))),
  });
  return (
    <Stack ref={frame} aria-label={t('title')} as="fieldset" className={styles.drinks} gap="sm" align="start">
      {drinks.length === 0 ? null : <Hint>{t('hint')}</Hint>}
      {drinks.map((drink, index) => (
        <div key={drink.key} data-drink={drink.key} className={styles.drink}>
          <TextInput {...bind(index, 'quantity')} inputMode="numeric" />
          <TextInput {...bind(index, 'description')} />
          <RemoveButton words={t('remove', { place: String(index + 1) })} onRemove={() => remove(index)} />
        </div>
      ))}
      <Button
        variant="subtle"
        data-add-drink
        leftSection={<PlusIcon size={16} />}
        disabled={drinks.length >= MOST_DRINKS}
        onClick={add}
      >
        {t('add')}
      </Button>
    </Stack>
  );
}
