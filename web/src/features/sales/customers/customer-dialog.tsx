import type { CustomerView } from '@comptoir/contract/sales/customers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { ConfirmStep } from '../../../shared/confirmation/confirm-dialog.tsx';
import { NewCustomer } from '../../../shared/customers/new-customer.tsx';
import { Button } from '../../../ui/button.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Text } from '../../../ui/layout.tsx';
import { CustomerForm } from '../../../shared/customers/customer-form.tsx';
import { useEraseCustomer } from '../../../shared/customers/customers.api.ts';
import { CustomerBills } from './customer-bills.tsx';
import { CustomerEstimates } from './customer-estimates.tsx';
import styles from './customers.module.css';

interface CustomerDialogProps {
  readonly customer: CustomerView | 'new';
  readonly onClose: () => void;
}

/** A new customer, or one that there is: details to change, and to erase after a question; to look at for readers. */
export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const t = useTranslations('customers');
  const canEdit = usePermission('edit-customers');
  return (
    <Dialog title={customer === 'new' ? t('newTitle') : customer.name} onClose={onClose}>
      {customer === 'new' ? (
        <NewCustomer onAdded={onClose} />
      ) : canEdit ? (
        <Editing customer={customer} onClose={onClose} />
      ) : (
        <Details customer={customer} />
      )}
      {customer === 'new' ? null : (
        <>
          <CustomerEstimates customerId={customer.id} />
          <CustomerBills customerId={customer.id} />
        </>
      )}
    </Dialog>
  );
}

interface OneProps {
  readonly customer: CustomerView;
}

function Editing({ customer, onClose }: OneProps & { readonly onClose: () => void }) {
  const t = useTranslations('customers.erase');
  const [isErasing, setErasing] = useState(false);
  const erase = useEraseCustomer();
  const { id, addedAt: _addedAt, ...content } = customer;
  if (isErasing)
    return (
      <ConfirmStep
        cancel={t('keep')}
        onCancel={() => setErasing(false)}
        confirm={t('confirm')}
        onConfirm={() => erase.mutate(id, { onSuccess: onClose })}
        isGrave
        isPending={erase.isPending}
        error={erase.error}
      >
        <p>{t('text')}</p>
      </ConfirmStep>
    );
  return (
    <>
      <CustomerForm id={id} initial={content} onDone={onClose} />
      <div className={styles.erase}>
        <Button variant="subtle" color="red" onClick={() => setErasing(true)}>
          {t('open')}
        </Button>
      </div>
    </>
  );
}

function Details({ customer }: OneProps) {
  const t = useTranslations('customers');
  const { company, email, telephone, address, language } = customer;
  const rows = [
    { label: t('form.company'), value: company },
    { label: t('form.email'), value: email },
    { label: t('form.telephone'), value: telephone },
    {
      label: t('form.address'),
      value: address && (
        <Text as="span" wrap="lines">
          {address}
        </Text>
      ),
    },
    { label: t('form.language'), value: t(`languages.${language}`) },
  ];
  return <DetailList details={rows.filter(({ value }) => value !== '')} />;
}
