import type { PosConnectionView } from '@comptoir/contract/provider/pos-connection';
import { joinPostalCode, splitAddress, splitPhone } from '@comptoir/domain/base/merchants/split-contact';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { useProviderMerchant } from './merchant.api.ts';
import { differingFields, tidy, type FormField, type MerchantForm } from './merchant-form.ts';
import styles from './merchant.module.css';
import { useFieldWords } from './use-field-words.ts';

/** Values that differ at the provider, to be taken over one by one or as a whole. Nothing when it knows nothing. */
export function ProviderSuggestions() {
  const t = useTranslations('merchant.provider');
  const words = useFieldWords();
  const known = useProviderMerchant();
  const { control, setValue } = useFormContext<MerchantForm>();
  const typed = useWatch({ control }) as MerchantForm;
  if (!known) return null;
  const suggested = tidy({ ...typed, ...suggestionOf(known) });
  const fields = differingFields(typed, suggested);
  if (fields.length === 0) return null;

  const take = (taken: readonly FormField[]): void => {
    for (const field of taken)
      setValue(field, suggested[field], { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <Section
      title={t('title')}
      lead={t('lead')}
      aside={
        <Button variant="default" onClick={() => take(fields)}>
          {t('takeAll')}
        </Button>
      }
    >
      <Columns as="ul" className={styles.suggestions} least="18rem" gap="xl" align="stretch">
        {fields.map((field) => (
          <li key={field}>
            <span>
              <small>{words.label(field)}</small>
              {words.value(field, suggested)}
            </span>
            <Button
              variant="default"
              aria-label={t('takeField', { field: words.label(field), value: words.value(field, suggested) })}
              onClick={() => take([field])}
            >
              {t('take')}
            </Button>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

/** The provider's record in the fields of ours; what it does not say is left out. */
function suggestionOf(known: NonNullable<PosConnectionView['merchant']>): Partial<MerchantForm> {
  const { civicNumber, street } = splitAddress(known.addressLine);
  const { areaCode, phoneNumber } = splitPhone(known.phone);
  const said = {
    company_name: known.name,
    civic_number: civicNumber,
    address: street,
    city: known.city,
    postal_code: joinPostalCode(known.postalCode),
    area_code: areaCode,
    phone_number: phoneNumber,
    time_zone: known.timeZone,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value));
}
