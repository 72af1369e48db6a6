import type { InformationField } from '@comptoir/domain/base/merchants/merchant-information';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { proposeText } from './propose-text.ts';
import type { MerchantForm } from './merchant-form.ts';
import styles from './merchant.module.css';

/** Proposes a text instead of one that is refused, at one click. Nothing while there is nothing wrong, or nothing near. */
export function TextProposal({ field }: { readonly field: InformationField }) {
  const t = useTranslations('merchant');
  const { formState, getValues, setValue, setFocus } = useFormContext<MerchantForm>();
  const text = formState.errors[field] ? proposeText(field, getValues()) : null;
  if (text === null) return null;
  const take = (): void => {
    setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    // the button goes with what was wrong
    setFocus(field);
  };
  return (
    <span className={styles.proposal}>
      <Button variant="default" onClick={take}>
        {t('propose', { text })}
      </Button>
    </span>
  );
}
