import { useDebouncedValue } from '@mantine/hooks';
import type { CustomerView } from '@comptoir/contract/sales/customers';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Autocomplete } from '../../../ui/autocomplete.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { useCustomers } from '../../../shared/customers/customers.api.ts';
import styles from './editor.module.css';

// its form is for those who add one
const NewCustomer = lazy(async () => ({
  default: (await import('../../../shared/customers/new-customer.tsx')).NewCustomer,
}));

/** A pause in typing after which it is searched. */
const TYPING_MS = 150;

/** Fields of a customer that the document states. */
export type Addressee = Pick<CustomerView, 'id' | 'name' | 'company' | 'address'>;

interface CustomerFieldProps {
  readonly chosen: Addressee | null;
  readonly error: string | undefined;
  readonly onChoose: (customer: CustomerView) => void;
}

/** For whom: one of the customers, found by typing, or a new one. */
export function CustomerField({ chosen, error, onChoose }: CustomerFieldProps) {
  const t = useTranslations('estimateEditor.customer');
  const tUi = useTranslations('ui');
  const [typed, setTyped] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [settled] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data, isPlaceholderData } = useCustomers(settled);
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section title={t('title')}>
      <Autocomplete
        label={t('label')}
        placeholder={t('placeholder')}
        noMatch={t('none')}
        found={tUi('found', { count: found.length })}
        options={found.map(({ id, name, company, email }) => ({ value: id, label: name, hint: company || email }))}
        value={chosen?.id ?? null}
        chosenLabel={chosen?.name}
        onChange={(id) => {
          const customer = found.find((one) => one.id === id);
          if (customer) onChoose(customer);
        }}
        search={{ onType: setTyped, onOpen: () => undefined, isPending: isPlaceholderData || settled !== typed.trim() }}
        form={{ error, ref: null }}
      />
      <Button
        variant="default"
        className={styles.start}
        leftSection={<PlusIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setAdding(true)}
      >
        {t('add')}
      </Button>
      {/* opened with the form in it, which the focus starts on */}
      <Suspense>
        {isAdding ? (
          <Dialog title={t('addTitle')} onClose={() => setAdding(false)}>
            <NewCustomer
              onAdded={(customer) => {
                onChoose(customer);
                setAdding(false);
              }}
            />
          </Dialog>
        ) : null}
      </Suspense>
    </Section>
  );
}
