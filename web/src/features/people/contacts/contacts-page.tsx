import type { ContactsOf } from '../../../shared/queries/people.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { AddContactDialog } from './add-contact-dialog.tsx';
import { ContactList } from './contact-list.tsx';
import { OwnershipSection } from './ownership-section.tsx';

const OWN: ContactsOf = {};

/** The people who may sign in: for the merchant in view, and for a partner its own as well. */
export function ContactsPage() {
  const t = useTranslations('contacts');
  const session = useSession();
  const scope = useMerchantScope();
  const canEdit = usePermission('edit-contacts');
  const isPartner = session?.role === 'partner';
  const [isAdding, setAdding] = useState(false);
  const name = session?.merchant?.company_name;
  const lead = name ? t('lead', { name }) : t('leadNobody');
  return (
    <Page
      title={t('title')}
      lead={isPartner ? t('leadPartner') : lead}
      actions={
        canEdit ? (
          <Button leftSection={<PlusIcon size={18} />} onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
        ) : null
      }
    >
      {isPartner ? (
        <OwnPeople canEdit={canEdit} merchant={name} scope={scope} />
      ) : (
        <ContactList of={scope} canEdit={canEdit} />
      )}
      <OwnershipSection of={scope} />
      {isAdding ? (
        <AddContactDialog of={isPartner ? OWN : scope} hasRight={!isPartner} onClose={() => setAdding(false)} />
      ) : null}
    </Page>
  );
}

interface OwnPeopleProps {
  readonly canEdit: boolean;
  /** The merchant in view, if one is. */
  readonly merchant: string | undefined;
  readonly scope: ContactsOf;
}

/** A partner changes its own people; those of its merchants it only sees. */
function OwnPeople({ canEdit, merchant, scope }: OwnPeopleProps) {
  const t = useTranslations('contacts');
  return (
    <>
      <Section title={t('own')}>
        <ContactList of={OWN} canEdit={canEdit} />
      </Section>
      {scope.merchantId ? (
        <Section title={merchant ? t('ofMerchant', { name: merchant }) : t('leadNobody')} lead={t('ofMerchantLead')}>
          <ContactList of={scope} canEdit={false} />
        </Section>
      ) : null}
    </>
  );
}
